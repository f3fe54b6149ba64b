import type { Attachment } from 'svelte/attachments';

/**
 * Sets what a part holds closer together, step by step (`data-tight` is "1", "2", …), while it is too high for its
 * room: some languages need more letters than others. It gets looser only when its room changes, so that nothing jumps
 * while one plays.
 */
export function fit(steps: number): Attachment<HTMLElement> {
  return (node) => {
    let frame = 0;
    let anew = true;
    const measure = () => {
      frame = 0;
      let tight = anew ? 0 : Number(node.dataset.tight ?? 0);
      anew = false;
      node.dataset.tight = String(tight);
      while (tight < steps && node.scrollHeight > node.clientHeight + 1)
        node.dataset.tight = String(++tight);
    };
    const soon = () => (frame ||= requestAnimationFrame(measure));
    const room = new ResizeObserver(() => {
      anew = true;
      soon();
    });
    const words = new MutationObserver(soon);
    room.observe(node);
    words.observe(node, { childList: true, characterData: true, subtree: true });
    return () => {
      room.disconnect();
      words.disconnect();
      cancelAnimationFrame(frame);
    };
  };
}

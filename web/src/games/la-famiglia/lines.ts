import type { Line } from '../../lib/types';

/** A line as bare text. */
export const plain = (line: Line | undefined): string => (line ?? []).map((part) => (typeof part === 'string' ? part : part.text)).join('').trim();

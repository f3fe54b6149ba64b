const BY_EFFECT: Record<string, string> = {
  mission: 'mission',
  marriage: 'marriage',
  offspring: 'offspring',
  gain_florins: 'florin',
  gain_vp: 'victory-point',
  face_down_tile: 'alliance-face-down',
  threshold: 'threshold',
  task_one_pawn: 'task',
  vp_per_man_in_cities: 'victory-point',
  place_helper_free: 'helper',
  extra_action: 'die',
  vp_per_helper: 'helper',
  vp_per_city: 'city',
  vp_per_pawn_in_cities: 'man',
};

/** The icon of an effect of the pack: a task, a helper, a reward, a management action. */
export function signOf(entry: { effect: string; gender?: string; tracks?: string[] }): string {
  if (entry.effect === 'take_pawns')
    return entry.gender === 'woman' ? 'signorie/woman' : 'signorie/man';
  if (entry.effect === 'vp_per_pawn_in_cities' && entry.gender === 'woman') return 'signorie/woman';
  if (entry.tracks) return `signorie/${entry.tracks.length === 1 ? entry.tracks[0] : 'tracks'}`;
  return `signorie/${BY_EFFECT[entry.effect] ?? 'victory-point'}`;
}

import { get, post, Problem } from './api';
import type { Me, MeBody } from './types';
import { adoptLanguage } from './words';

// Who this browser is to the server (null for somebody new), and whether that person may make tables there.

export const self: { me: Me | null; asked: boolean; guests: MeBody['guests']; mayMake: boolean } =
  $state({ me: null, asked: false, guests: 'open', mayMake: true });
let asking: Promise<Me | null> | null = null;

export function whoAmI(again = false): Promise<Me | null> {
  if (!asking || again) {
    asking = get<MeBody>('/api/me')
      .then((answer) => {
        self.guests = answer.guests;
        self.mayMake = answer.may_make;
        return answer.me;
      })
      .catch((problem) => {
        if (problem instanceof Problem && problem.status < 500) return null;
        throw problem;
      })
      .then((me) => {
        self.me = me;
        if (me?.lang) void adoptLanguage(me.lang).catch(() => undefined);
        self.asked = true;
        return self.me;
      });
  }
  return asking;
}

/** Makes an identity, or changes it. */
export async function introduce(change: Partial<Me> & { name: string }): Promise<void> {
  await post('/api/me', change);
  await whoAmI(true);
}

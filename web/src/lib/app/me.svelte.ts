import { get, post, Problem } from '../net/api';
import type { Me, MeBody } from '../net/types';
import { adoptLanguage } from '../i18n/words';

// Who this browser is to the server (null for somebody new), and whether that person may make tables there.

export const self: { me: Me | null; asked: boolean; guests: MeBody['guests']; mayMake: boolean } =
  $state({ me: null, asked: false, guests: 'open', mayMake: true });
let asking: Promise<Me | null> | null = null;
const TRIES_AFTER = [500, 1000, 2000, 4000]; // milliseconds, where no answer came or the server was busy

export function whoAmI(again = false): Promise<Me | null> {
  if (!asking || again) {
    const answered = ask();
    asking = answered;
    answered.catch(() => asking === answered && (asking = null)); // whoever asks next, asks anew
  }
  return asking;
}

async function ask(): Promise<Me | null> {
  const answer = await answerOfServer();
  if (answer) {
    self.guests = answer.guests;
    self.mayMake = answer.may_make;
  }
  self.me = answer?.me ?? null;
  if (self.me?.lang) void adoptLanguage(self.me.lang).catch(() => undefined);
  self.asked = true;
  return self.me;
}

async function answerOfServer(): Promise<MeBody | null> {
  for (const pause of TRIES_AFTER) {
    try {
      return await get<MeBody>('/api/me');
    } catch (problem) {
      if (problem instanceof Problem && problem.status < 500 && problem.status !== 429) return null;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return get<MeBody>('/api/me');
}

/** Makes an identity, or changes it. */
export async function introduce(change: Partial<Me> & { name: string }): Promise<void> {
  await post('/api/me', change);
  await whoAmI(true);
}

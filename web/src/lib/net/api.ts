// The HTTP part of docs/api.md.

import { fromNobody, probe, reportOnline } from './connectivity.svelte';
import { speech } from '../i18n/speech.svelte';

/** An answer that is no good, with the server's own sentence. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly body: unknown,
  ) {
    super(message);
  }
}

export interface Asking {
  /** Who asks, if it is not the person of the cookie. */
  token?: string | undefined;
  body?: unknown;
}

async function ask(method: string, path: string, { token, body }: Asking = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const keepalive = method === 'PUT'; // what was written last goes out even if the page is being left
  const answer = await fetch(path, {
    method,
    headers,
    keepalive,
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => null);
  if (!answer || fromNobody(answer)) {
    void probe();
    throw new Problem(503, 'unreachable', speech().say('web-unreachable'), null);
  }
  reportOnline();
  if (!answer.ok) {
    const said = await answer.json().catch(() => ({}));
    throw new Problem(
      answer.status,
      String(said.error ?? said.rule ?? answer.status),
      String(said.message ?? answer.statusText),
      said,
    );
  }
  return answer;
}

const json = async (answer: Response) => (answer.status === 204 ? null : answer.json());

export const get = async <T>(path: string, token?: string): Promise<T> =>
  json(await ask('GET', path, { token }));
export const text = async (path: string): Promise<string> => (await ask('GET', path)).text();
/** A text, and the language it is in. */
export async function textWithLanguage(
  path: string,
): Promise<{ content: string; lang: string | null }> {
  const answer = await ask('GET', path);
  return { content: await answer.text(), lang: answer.headers.get('Content-Language') };
}
export const post = async <T>(path: string, body: unknown = {}, token?: string): Promise<T> =>
  json(await ask('POST', path, { token, body }));
export const put = async <T>(path: string, body: unknown, token?: string): Promise<T> =>
  json(await ask('PUT', path, { token, body }));
export const remove = async <T>(path: string, token?: string): Promise<T> =>
  json(await ask('DELETE', path, { token }));

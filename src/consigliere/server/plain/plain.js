// The plain page: every move a button, the view as tables. It knows no rules and no game; text goes into text nodes only.
const page = document.getElementById('page');
const { lang, languages, words } = await (await fetch('/plain/words.json')).json();
document.documentElement.lang = lang;
const level = (bot) => words[`level-${bot}`] ?? bot;
const say = (id, args = {}) => (words[`plain-${id}`] ?? id).replace(/\{(\w+)\}/g, (_, name) => args[name] ?? '');
/** Who sits on a seat: a bot with its level, a person without a name as a guest; nothing if it is free. */
const named = (seat) => {
  if (seat.kind === 'person' && !seat.name) return say('guest');
  return seat.bot && seat.bot !== seat.name ? `${seat.name} (${level(seat.bot)})` : seat.name;
};

function node(kind, text = '', attributes = {}, ...children) {
  const made = document.createElement(kind);
  if (text) made.append(text);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

async function api(method, path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const content = await answer.json();
  if (!answer.ok) throw new Error(content.message ?? content.error);
  return content;
}

/** A sentence as text; badges only repeat the name beside them. */
const plain = (line) => line.map((part) => (typeof part === 'string' ? part : part.ref.startsWith('badge:') ? '' : part.text)).join('').trim();

/** Any JSON as nested tables. */
function shown(value) {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return node('span', value.join(', '));
  if (value !== null && typeof value === 'object') {
    const table = node('table');
    for (const [name, each] of Object.entries(value)) {
      if (each === null || (typeof each === 'object' && !Object.keys(each).length)) continue;
      table.append(node('tr', '', {}, node('th', name, { scope: 'row' }), node('td', '', {}, shown(each))));
    }
    return table;
  }
  return node('span', String(value));
}

/** The other languages, each by its own name. */
function languageLinks() {
  const speak = (other) => () => {
    document.cookie = `consigliere-lang=${other}; path=/; max-age=31536000; samesite=lax`;
    location.reload();
  };
  const others = Object.entries(languages).filter(([other]) => other !== lang);
  return node('nav', '', { class: 'languages' }, ...others.map(([other, name]) => node('button', name, { lang: other, onclick: speak(other) })));
}

// ---- who may make tables, and links of mails and of the host

function gate(guests, attempt, sure) {
  const why = node('p', say(`guests-${guests}`), { class: 'guests' });
  if (guests !== 'code') return [why];
  const code = node('input', '', { id: 'code', type: 'password', maxlength: '100', autocomplete: 'off' });
  const give = async () => {
    await sure();
    await api('POST', '/api/me/code', { code: code.value });
    location.reload();
  };
  return [why, node('p', '', {}, node('label', say('code'), { for: 'code' }), ' ', code, ' ', node('button', say('give'), { onclick: attempt(give) }))];
}

/** A link of the host: this person may make tables. */
async function accept(token) {
  const { me } = await api('GET', '/api/me');
  if (!me) await api('POST', '/api/me', { name: say('guest') });
  await api('POST', '/api/me/invited', { token });
}

/** The link of a mail: whoever reads it says yes. */
function confirm(token) {
  const said = node('p', '', { role: 'alert' });
  const yes = async () => {
    try {
      await api('POST', '/api/mail/confirm', { token });
      button.remove();
      said.textContent = say('confirmed');
    } catch (error) {
      said.textContent = error.message;
    }
  };
  const button = node('button', say('confirm-yes'), { onclick: yes });
  page.replaceChildren(node('h1', 'Consigliere'), node('p', say('confirm')), button, said, node('a', say('home'), { href: '/plain/' }));
}

// ---- home

async function home() {
  const [{ games }, lists, { me, guests, may_make: mayMake }] = await Promise.all([api('GET', '/api/games'), api('GET', '/api/tables'), api('GET', '/api/me')]);
  const problem = node('p', '', { class: 'problem', role: 'alert' });
  const name = node('input', '', { value: me?.name ?? '', maxlength: '40', id: 'name' });
  const attempt = (work) => async () => {
    try {
      problem.textContent = '';
      await work();
    } catch (error) {
      problem.textContent = error.message;
    }
  };
  const sure = async () => {
    if (!me || me.name !== name.value) await api('POST', '/api/me', { name: name.value || say('guest') });
  };
  const who = node('p', '', {}, node('label', say('name'), { for: 'name' }), ' ', name);
  page.replaceChildren(node('h1', 'Consigliere'), node('p', say('about')), who, problem);
  if (!mayMake) page.append(...gate(guests, attempt, sure));
  for (const game of mayMake ? games : []) {
    const section = node('section', '', {}, node('h2', game.title));
    const chosen = node('select', '', { id: `level-${game.name}` });
    chosen.append(...game.levels.map(({ bot }) => node('option', level(bot), { value: bot })));
    chosen.value = game.levels.some(({ bot }) => bot === 'normal') ? 'normal' : game.levels[0].bot;
    const character = node('span', '', { class: 'level' });
    const describe = () => (character.textContent = words[`level-${chosen.value}-about`] ?? '');
    chosen.onchange = describe;
    describe();
    section.append(node('p', '', {}, node('label', say('level'), { for: chosen.id }), ' ', chosen, ' ', character));
    for (const seats of game.seats) {
      const play = async (friends) => {
        await sure();
        const others = Array.from({ length: seats - 1 }, () => (friends ? { kind: 'open' } : { kind: 'bot', bot: chosen.value }));
        const made = await api('POST', '/api/tables', { game: game.name, seats: [{ kind: 'me' }, ...others] });
        if (friends) sessionStorage.setItem(`invite-${made.table}`, JSON.stringify(made.seats));
        location.assign(`/plain/?${made.table}`);
      };
      const button = (kind, friends) => node('button', say(kind, { n: seats - 1 }), { 'aria-label': `${game.title}: ${say(kind, { n: seats - 1 })}`, onclick: attempt(() => play(friends)) });
      section.append(node('div', '', {}, button('play-bots', false), button('play-people', true)));
    }
    page.append(section);
  }
  for (const list of ['mine', 'open', 'running']) {
    if (!lists[list].length) continue;
    const items = node('ul');
    for (const table of lists[list]) {
      const label = `${table.game} ${table.name} (${table.seats.map((seat) => named(seat) || '…').join(', ')})${table.your_turn ? ` · ${say('your-turn')}` : ''}`;
      const item = node('li', '', {}, node('a', label, { href: `/plain/?${table.table}` }));
      if (list === 'open') {
        const join = async () => {
          await sure();
          await api('POST', `/api/tables/${table.table}/join`, {});
          location.assign(`/plain/?${table.table}`);
        };
        item.append(' ', node('button', say('join'), { onclick: attempt(join) }));
      }
      items.append(item);
    }
    page.append(node('h2', say(list)), items);
  }
  page.append(languageLinks());
}

// ---- a table

function table(id) {
  const fragment = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', `/plain/?${id}`);
  let token = fragment.get('watch') ?? sessionStorage.getItem(`token-${id}`) ?? undefined;
  if (fragment.get('watch')) sessionStorage.setItem(`token-${id}`, token);
  const problem = node('p', '', { class: 'problem', role: 'alert' });
  const head = node('h1');
  const status = node('p', '', { class: 'question', 'aria-live': 'polite' });
  const buttons = node('div', '', { class: 'moves', role: 'group', 'aria-label': say('moves') });
  const side = node('details', '', { hidden: '' }, node('summary', say('side')), node('div'));
  const log = node('ol', '', { class: 'log', tabindex: '0', 'aria-label': say('log') });
  const about = node('div');
  const view = node('div');
  const ask = node('section', '', { class: 'ask' }, status, buttons, side, problem);
  const beside = node('aside', '', { 'aria-label': say('seats') }, about, node('h2', say('log')), log);
  page.replaceChildren(node('a', say('home'), { href: '/plain/' }), head, ask, node('div', '', { class: 'columns' }, view, beside));
  const memory = {};
  let socket;

  const send = (message) => socket.send(JSON.stringify(message));
  function drawView(frame, undo) {
    status.textContent = frame ? plain(frame.question) || frame.ending.map((line) => plain(line.parts)).join(' ') : say('waiting');
    const focused = buttons.contains(document.activeElement);
    buttons.replaceChildren();
    side.hidden = !frame?.side_choices.length;
    if (!frame) return;
    const button = (choice, kind) =>
      node('button', plain(choice.label), { class: kind, title: plain(choice.detail), onclick: () => send({ type: 'move', ask: frame.ask, move: choice.text, key: crypto.randomUUID() }) });
    buttons.append(...frame.choices.map((choice) => button(choice, 'move')));
    side.lastChild.replaceChildren(...frame.side_choices.map((choice) => button(choice, 'side')));
    if (undo?.undo) buttons.append(node('button', say('undo'), { onclick: () => send({ type: 'undo', ask: frame.ask, key: crypto.randomUUID() }) }));
    if (focused) buttons.firstElementChild?.focus();
    const own = Object.keys(frame.own).length ? [node('h2', say('own')), shown(frame.own)] : [];
    view.replaceChildren(...own, node('h2', say('table')), shown(frame.table));
  }
  const add = (entries) => {
    for (const entry of entries) for (const line of entry.lines) log.append(node('li', plain(line.parts), { 'data-at': entry.at }));
    log.scrollTop = log.scrollHeight;
  };
  const hear = {
    welcome(message) {
      if (message.whole) log.replaceChildren();
      add(message.log);
      Object.assign(memory, { after: message.at, mark: message.mark });
      drawView(message.view, message.can_undo);
      if (message.about) hear.about(message.about);
    },
    update(message) {
      add(message.log);
      Object.assign(memory, { after: message.at, mark: message.mark });
      drawView(message.view, message.can_undo);
      problem.textContent = '';
    },
    rewound(message) {
      for (const item of [...log.children]) if (Number(item.dataset.at) > message.back) item.remove();
      hear.update(message);
    },
    about(message) {
      head.textContent = message.name || message.game;
      document.title = `${head.textContent} · Consigliere`;
      const people = message.seats.map((seat) => node('li', `${seat.seat}: ${named(seat) || say('free')}${seat.standin ? ` (${level(seat.standin)})` : ''}${seat.here ? ` · ${say('here')}` : ''}`));
      about.replaceChildren(node('h2', say('seats')), node('ul', '', {}, ...people), ...invitations(message.seats));
    },
    refused(message) {
      problem.textContent = message.text ? plain(message.text) : message.message;
    },
    stale(message) {
      problem.textContent = message.message;
    },
    error(message) {
      problem.textContent = message.message;
    },
  };
  function invitations(seats) {
    const free = seats.filter((seat) => seat.kind === 'open').map((seat) => seat.seat);
    const mine = JSON.parse(sessionStorage.getItem(`invite-${id}`) ?? '[]').filter((each) => free.includes(each.seat));
    if (!mine.length) return [];
    const links = mine.map((each) => {
      const link = `${location.origin}/t/${id}#seat=${each.token}`;
      return node('li', '', {}, node('a', say('invitation', { seat: each.seat }), { href: link, class: 'invitation' }));
    });
    return [node('p', say('invite')), node('ul', '', {}, ...links)];
  }
  function connect(wait = 500) {
    socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/live`);
    socket.onopen = () => send({ type: 'hello', lang, ...(token ? { token } : {}), ...memory });
    socket.onmessage = (event) => {
      wait = 500;
      const message = JSON.parse(event.data);
      hear[message.type]?.(message);
    };
    socket.onclose = (event) => {
      if (event.code !== 4000) setTimeout(() => connect(Math.min(wait * 2, 8000)), wait);
    };
  }
  const begin = async () => {
    const invitation = fragment.get('seat');
    if (invitation) {
      const { me } = await api('GET', '/api/me');
      if (!me) await api('POST', '/api/me', { name: say('guest') });
      await api('POST', `/api/tables/${id}/claim`, { token: invitation });
    }
    connect();
  };
  begin().catch((error) => (problem.textContent = error.message));
}

const id = location.search.slice(1);
const tokens = new URLSearchParams(location.hash.slice(1));
if (tokens.get('guest') || tokens.get('confirm')) history.replaceState(null, '', '/plain/');
if (tokens.get('confirm')) confirm(tokens.get('confirm'));
else if (tokens.get('guest'))
  accept(tokens.get('guest'))
    .then(home)
    .catch((error) => page.append(node('p', error.message, { class: 'problem' })));
else if (/^[0-9a-f]+$/.test(id)) table(id);
else home().catch((error) => page.append(node('p', error.message, { class: 'problem' })));

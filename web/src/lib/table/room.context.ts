import { getContext, setContext } from 'svelte';
import type { Room } from './room.svelte';

const KEY = Symbol('room');
export const setRoom = (room: Room): Room => setContext(KEY, room);
export const getRoom = (): Room => getContext(KEY);

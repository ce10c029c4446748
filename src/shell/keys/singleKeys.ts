/** Whether single-key shortcuts ('c', 'g' and a letter) are on: a setting of the browser (WCAG 2.1.4). */
import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '../preference';
import { createListeners } from '../../schema/listeners';

const key = 'facings.single-keys';
const listeners = createListeners();

let current: boolean | undefined;

const read = (): boolean => (current ??= readPreference(key) !== 'off');

const set = (isOn: boolean): void => {
  current = isOn;
  writePreference(key, isOn ? 'on' : 'off');
  listeners.tell();
};

const subscribe = listeners.subscribe;

export const useSingleKeys = (): readonly [boolean, (isOn: boolean) => void] => [
  useSyncExternalStore(subscribe, read),
  set,
];

/** Code that is loaded later. After a deploy its file may be gone, and a download may fail. */
// oxlint-disable-next-line no-restricted-imports -- the one place that wraps it
import { lazy as reactLazy } from 'react';
import { createStore } from '../util/listeners';

const recoveries = new WeakMap<object, Promise<boolean>>();

/** Whether a file of code could not be loaded since the page began: what needs it may wait forever. */
export const codeMissed = createStore(false);

/**
 * Called when a file of code could not be loaded.
 * @param recovery resolves when it is known whether to request the file again; pending while the page stays as it is
 */
export const awaitRecovery = (error: object, recovery: Promise<boolean>): void => {
  recoveries.set(error, recovery);
  codeMissed.set(true);
};

/** @throws the error of the last request, if the page should report it */
export const loadCode = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  try {
    return await load();
  } catch (error) {
    if (await recoveries.get(error as object)) return loadCode(load);
    throw error;
  }
};

/** React's `lazy`, of code that is loaded in this way: a part that fails would unmount the form around it. */
export const lazy: typeof reactLazy = (load) => reactLazy(() => loadCode(load));

type Component = Awaited<ReturnType<Parameters<typeof reactLazy>[0]>>['default'];

/** The same, of one export of a file. */
export const lazyPart = <Code, Name extends keyof Code>(load: () => Promise<Code>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] as Extract<Code[Name], Component> }));

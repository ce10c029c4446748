import { act, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { vi } from 'vitest';
import { createConsole } from '../views/testing/renderConsole';

export const say = (value: unknown, max = 260) => { const t = JSON.stringify(value) ?? String(value); return t.length > max ? t.slice(0, max) + '…' : t; };
class Catch extends Component<{ children: ReactNode }> {
  override state = { error: null as any };
  static getDerivedStateFromError(error: any) { return { error }; }
  override render() { return this.state.error ? <pre>CRASH: {String(this.state.error?.message)}</pre> : this.props.children; }
}
export const wait = (ms: number) => act(() => new Promise<void>((r) => setTimeout(r, ms)));
export const lines: string[] = [];
export const probe = async (name: string, page: ReactNode, { at = '/', then, ms = 700, ...options }: any = {}) => {
  const errors: string[] = [];
  const spy = (what: string) => vi.spyOn(console, what as 'error').mockImplementation((...a: any[]) => { const s = a.map((x) => x?.message ?? (typeof x === 'string' ? x : '')).join(' ').slice(0, 200); if (!/does not recognize the|InputProps|Not implemented/.test(s)) errors.push(s.replace(/\n/g, ' ')); });
  spy('error'); spy('warn');
  const app = await createConsole({ isThemed: true, ...(page === null ? {} : { page: <Catch>{page}</Catch> }), ...options });
  const shown = app.show(at);
  await wait(ms);
  const log: string[] = [];
  const text = () => { const d = [...document.querySelectorAll('[role=dialog],[role=alertdialog],[role=region][aria-label="Notifications"]')]; return (d.length ? d.map((e) => `[${e.getAttribute('role')}] ${e.textContent}`).join(' ## ') : (document.body.textContent ?? '')).replace(/\s+/g, ' ').slice(0, 400); };
  const sent = (from = 0) => app.sent.slice(from).map(({ method, path, query, body }) => `${method} ${path}${[...query].length ? '?' + query : ''} ${body === undefined ? '' : say(body)}`).join(' | ');
  try {
    if (then) await then({ app, shown, log: (s: string) => log.push(s), text, sent, screen });
  } catch (e: any) { log.push('THREW ' + String(e.message).slice(0, 300)); }
  lines.push(`## ${name}\n   text: ${text()}\n   sent: ${app.sent.length > 6 ? String(app.sent.length) + ' calls' : sent()}\n   at: ${shown.address()}\n${log.map((l) => '   > ' + l).join('\n')}\n   errors: ${[...new Set(errors)].slice(0, 6).join(' || ')}`);
};

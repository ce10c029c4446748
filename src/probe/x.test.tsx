// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { FilterLiveSearch, List, useListContext, DataTable, Datagrid, TextField, BulkDeleteButton, useGetList } from 'react-admin';
import { expect, it } from 'vitest';
import '../messages/stock';
import { lines, probe, wait } from './help';
const Ctx = () => { const c = useListContext() as any; return <output>{JSON.stringify({ f: c.filterValues, n: c.data?.length, t: c.total, fetching: c.isFetching, ph: c.isPlaceholderData, err: c.error?.message })}</output>; };
const Q = () => { const q = useGetList('zones', { filter: { q: 'Main' }, pagination: { page: 1, perPage: 3 } }); return <output>{JSON.stringify({ s: q.status, f: q.fetchStatus, n: q.data?.length, t: q.total, e: q.error?.message, r: q.failureCount })}</output>; };
it('q', async () => { await probe('useGetList q', <Q />, { ms: 3000 }); lines.push(document.body.textContent!); cleanup(); expect(1).toBe(1); });
it('a', async () => { await probe('fls', <List resource="zones" perPage={5} disableSyncWithLocation aside={<FilterLiveSearch source="q" />}><Ctx /></List>, { then: async ({ log, shown }: any) => { fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Main' } }); for (let i = 0; i < 6; i++) { await wait(700); log(screen.getAllByRole('status')[0]!.textContent!); } } }); cleanup(); expect(1).toBe(1); });
it('b', async () => { await probe('exp', <List resource="regions" perPage={5} disableSyncWithLocation><DataTable expand={<p>exp</p>}><DataTable.Col source="name" /></DataTable></List>, { then: async ({ log }: any) => { log(document.querySelector('table')!.outerHTML.slice(0, 3500)); } }); cleanup(); console.log(lines.join('\n')); expect(1).toBe(1); });

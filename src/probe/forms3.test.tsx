// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import * as ra from 'react-admin';
import { SimpleForm, TabbedForm, TextInput, NumberInput, SelectInput, NullableBooleanInput, DateTimeInput, TranslatableInputs, ArrayInput, SimpleFormIterator, FormDataConsumer, Edit, Form, SaveButton, Toolbar, useRegisterMutationMiddleware, FilterLiveSearch, List, useListContext, DataTable, BulkDeleteButton } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useState } from 'react';
import { afterAll, expect, it } from 'vitest';
import '../messages/stock';
import { defineResource } from '../schema/defineResource';
import { entityName, json, number, onOff, text as textField, texts, moment } from '../schema/fields';
import { lines, probe, wait } from './help';
afterAll(() => { console.log(lines.join('\n')); });
const make = (views: any) => defineResource({
  name: 'tags', label: 'Tag', labels: 'Tags', routes: { list: '/tags', view: '/tags/view/:id' }, api: '/api/tags',
  fields: { name: entityName(), code: textField({ label: 'Code' }), count: number({ label: 'Count' }), lit: onOff({ label: 'Lit', words: { on: 'Y', off: 'N' } }), box: json({ label: 'Box' }), words: texts({ label: 'Words' }), at: moment({ label: 'At' }) },
  represent: '{name}', list: { columns: ['name', 'code'], filters: ['code'] }, view: { fields: ['name', 'code', 'count'] },
  create: { title: 'Add Tag', fields: ['name', 'code', 'count'] }, edit: { title: 'Edit Tag', fields: ['name', 'code', 'count', 'lit', 'box', 'words', 'at'], done: 'Tag updated' }, remove: { then: '/tags' },
  views,
} as any);
const stored = () => ({ id: 7, name: 'Seven', code: 'C7', count: 3, lit: true, box: { a: { b: 1 }, c: 2 }, words: ['x', 'y'], at: '2026-01-01T00:00:00Z' });
const setup = (view: any, which = 'edit') => {
  let record: any = stored();
  return {
    more: [make({ [which]: () => Promise.resolve({ default: () => view }) })] as any,
    at: which === 'edit' ? '/tags/view/7/edit' : which === 'create' ? '/tags/create' : which === 'list' ? '/tags' : '/tags/view/7',
    answer: ({ method, path, body }: any) => {
      if (!path.startsWith('/api/tags')) return undefined;
      if (method === 'GET') return path === '/api/tags' ? Response.json([record, { ...record, id: 8, name: 'Eight' }], { headers: { 'Content-Range': 'tags 0-1/2' } }) : Response.json(record);
      if (method === 'DELETE') return Response.json({});
      record = { ...record, ...body };
      return Response.json(record);
    },
  };
};
const press = async (name: RegExp | string, ms = 900) => { fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!); await wait(ms); };
const type = async (label: RegExp | string, value: string) => { const e = await screen.findByLabelText(label); await act(async () => { fireEvent.change(e, { target: { value } }); }); };
const writes = (app: any) => app.sent.filter((c: any) => c.method !== 'GET').map((c: any) => `${c.method} ${c.path} ${JSON.stringify(c.body)}`).join(' | ');
const go = (name: string, view: any, f: any, which?: string) => it(name, async () => {
  await probe(name, null, { ...setup(view, which), ms: 900, then: async (x: any) => { await f(x); x.log('writes: ' + writes(x.app)); x.log(x.text()); } });
  cleanup(); expect(true).toBe(true);
});
const save = (f: () => Promise<void>) => async () => { await f(); await press(/^save/i); };

const MW = () => { useRegisterMutationMiddleware((async (res: any, params: any, next: any) => next(res, { ...params, data: { ...params.data, code: 'MW' } })) as any); return null; };
go('middleware changes data', <SimpleForm><MW /><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'Hello')));
const MW2 = () => { useRegisterMutationMiddleware((async () => { throw new Error('mw boom'); }) as any); return null; };
go('middleware throws', <SimpleForm><MW2 /><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'Hello')));

go('parse Map', <SimpleForm><TextInput source="code" label="N" parse={(v: any) => new Map([['a', v]])} format={() => ''} /></SimpleForm>, save(() => type('N', 'Some')));
go('Edit transform FormData', <Edit transform={async (d: any) => { const f = new FormData(); f.set('name', d.name); return f as any; }}><SimpleForm><TextInput source="name" label="N" /></SimpleForm></Edit>, save(() => type('N', 'FD')));
go('Edit transform undefined', <Edit transform={() => undefined as any}><SimpleForm><TextInput source="name" label="N" /></SimpleForm></Edit>, save(() => type('N', 'FD')));
go('own button transform undefined', <SimpleForm toolbar={<Toolbar><SaveButton type="button" transform={(() => undefined) as any} /></Toolbar>}><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'FD')));
go('own button transform FormData', <SimpleForm toolbar={<Toolbar><SaveButton type="button" transform={(() => new FormData()) as any} /></Toolbar>}><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'FD')));
go('own button transform throws', <SimpleForm toolbar={<Toolbar><SaveButton type="button" transform={(() => { throw new Error('boom transform'); }) as any} /></Toolbar>}><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'FD')));
go('own button transform throws HttpError', <SimpleForm toolbar={<Toolbar><SaveButton type="button" transform={(() => { throw new ra.HttpError('Too large', 400); }) as any} /></Toolbar>}><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'FD')));
go('own button mutationOptions', <SimpleForm toolbar={<Toolbar><SaveButton type="button" mutationOptions={{ onSuccess: (r: any) => { (globalThis as any).got = r; throw new Error('boom in onSuccess'); } } as any} /></Toolbar>}><TextInput source="name" label="N" /></SimpleForm>, async ({ log }: any) => { await type('N', 'OS'); await press(/^save/i); log(JSON.stringify((globalThis as any).got)); });
go('own create FormData', <SimpleForm toolbar={<Toolbar><SaveButton type="button" transform={(() => new FormData()) as any} /></Toolbar>}><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'FD')), 'create');
go('Create transform undefined', <ra.Create transform={() => undefined as any}><SimpleForm><TextInput source="name" label="N" /></SimpleForm></ra.Create>, save(() => type('N', 'FD')), 'create');
go('Create redirect fn', <ra.Create redirect={(r: any, id: any) => `tags/view/${id}`}><SimpleForm><TextInput source="name" label="N" /></SimpleForm></ra.Create>, save(() => type('N', 'FD')), 'create');
go('Create redirect false stays', <ra.Create redirect={false}><SimpleForm><TextInput source="name" label="N" /></SimpleForm></ra.Create>, save(() => type('N', 'FD')), 'create');
go('two saves in a row', <ra.Create redirect={false} mutationOptions={{ onSuccess: () => undefined }}><SimpleForm><TextInput source="name" label="N" /></SimpleForm></ra.Create>, async () => { await type('N', 'A1'); await press(/^save/i); await type('N', 'A2'); await press(/^save/i); }, 'create');
const Ed = () => { const { record, save: s, saving } = ra.useEditContext(); return <button onClick={() => void s!({ name: 'ByHand' } as any)}>hand {String(record?.name)} {String(saving)}</button>; };
go('useEditContext.save by hand', <Ed />, async () => { await press(/hand/); });
const Ed2 = () => { const { save: s } = ra.useSaveContext(); return <button onClick={() => void s!({ name: 'ByHand' } as any, { onSuccess: () => { (globalThis as any).ok2 = 1; }, onError: (e: any) => { (globalThis as any).er = e; }, meta: { foo: 1 } } as any)}>hand</button>; };
go('useSaveContext.save options', <Ed2 />, async ({ log }: any) => { await press(/hand/); log(String((globalThis as any).ok2)); });
const Upd = () => { const r = ra.useRecordContext(); const [u, st] = ra.useUpdate('tags', { id: 7, data: { name: 'hook' }, previousData: r } as any, { mutationMode: 'optimistic' }); return <button onClick={() => { void u(); }}>up {st.status} {st.data?.name} {String(st.error?.message)}</button>; };
go('useUpdate in show optimistic', <Upd />, async ({ log }: any) => { await press(/^up/); log(document.body.textContent!.slice(0, 300)); }, 'show');
const Cr = () => { const [c, st] = ra.useCreate('tags', { data: { name: 'hk' } }, { returnPromise: true } as any); return <button onClick={async () => { const r = await (c as any)(undefined, undefined, { onSuccess: (d: any) => { (globalThis as any).cr = d; } }); (globalThis as any).crp = r; }}>cr {st.status} {String(st.error)}</button>; };
go('useCreate hook-time params', <Cr />, async ({ log }: any) => { await press(/^cr/); log(JSON.stringify([(globalThis as any).cr, (globalThis as any).crp])); }, 'show');
const Inp = () => { const { field, fieldState } = ra.useInput({ source: 'code', validate: ra.required(), defaultValue: 'x' } as any); return <label>own<input {...field} aria-invalid={fieldState.invalid} /></label>; };
go('own input with useInput', <SimpleForm><Inp /></SimpleForm>, save(() => type('own', 'zz')));
const Grp = () => <ra.FormGroupContextProvider name="g"><TextInput source="code" label="C" validate={ra.required()} /><Gs /></ra.FormGroupContextProvider>;
const Gs = () => { const g = ra.useFormGroup('g'); return <output>{JSON.stringify(g.isValid)}</output>; };
go('form group', <SimpleForm><Grp /></SimpleForm>, async ({ log }: any) => { await type(/C/, ''); await press(/^save/i); log(document.querySelector('[role=dialog]')!.textContent!); });
go('ReferenceInput create', <SimpleForm><ra.ReferenceInput source="code" reference="regions"><ra.AutocompleteInput label="A" optionText="name" onCreate={(f: any) => ({ id: 'new', name: f ?? 'n' })} /></ra.ReferenceInput></SimpleForm>, async ({ log }: any) => { const i = screen.getByLabelText('A'); await act(async () => { i.focus(); fireEvent.change(i, { target: { value: 'Brand' } }); }); await wait(1200); log(screen.queryAllByRole('option').map((o) => o.textContent).join('|')); const o = screen.queryAllByRole('option').at(-1); if (o) { fireEvent.click(o); await wait(400); } await press(/^save/i); });

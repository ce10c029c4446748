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
go('parse format', <SimpleForm><TextInput source="name" label="N" format={(v: any) => v?.toUpperCase()} parse={(v: any) => v.toLowerCase()} /></SimpleForm>, save(() => type('N', 'Some Name')));
go('parse to File/obj', <SimpleForm><TextInput source="code" label="N" parse={(v: any) => new Map([['a', v]])} format={() => ''} /></SimpleForm>, save(() => type('N', 'Some')));
go('parse to NaN nested', <SimpleForm><TextInput source="box.c" label="N" parse={(v: any) => Number(v)} format={(v: any) => String(v)} /></SimpleForm>, save(() => type('N', 'abc')));
go('parse to fn', <SimpleForm><TextInput source="code" label="N" parse={(v: any) => () => v} format={() => ''} /></SimpleForm>, save(() => type('N', 'abc')));
go('nested box.a.b', <SimpleForm><NumberInput source="box.a.b" label="N" /></SimpleForm>, save(() => type('N', '5')));
go('defaultValue FDC', <SimpleForm><TextInput source="name" label="N" /><FormDataConsumer>{({ formData }) => <TextInput source="code" label="E" defaultValue={'D' + formData.name} />}</FormDataConsumer></SimpleForm>, save(() => type('N', 'Some Name')));
go('undeclared nested', <SimpleForm><TextInput source="foo.bar" label="F" /></SimpleForm>, save(() => type('F', 'x')));
go('undeclared default', <SimpleForm><TextInput source="name" label="N" /><TextInput source="foo" label="F" defaultValue="dflt" /></SimpleForm>, save(() => type('N', 'x')));
const Steps = () => { const [s, set] = useState(0); return <><button type="button" onClick={() => set(1 - s)}>Next</button>{s === 0 ? <TextInput source="name" label="N" key="0" /> : <TextInput source="code" label="E" key="1" />}</>; };
go('wizard', <SimpleForm><Steps /></SimpleForm>, save(async () => { await type('N', 'Step one'); await press('Next', 100); await type('E', 'EXT-9'); }));
go('wizard shouldUnregister', <SimpleForm shouldUnregister><Steps /></SimpleForm>, save(async () => { await type('N', 'Step one'); await press('Next', 100); await type('E', 'EXT-9'); }));
go('bare Form own button', <Form><TextInput source="name" label="N" /><SaveButton /></Form>, save(() => type('N', 'bare')));
go('own record prop', <SimpleForm record={{ id: 7, name: 'Own' }}><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'changed')));
go('own record other id', <SimpleForm record={{ id: 99, name: 'Own' }}><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'changed')));
go('onSubmit own', <SimpleForm onSubmit={async (d: any) => { (globalThis as any).sub = d; }}><TextInput source="name" label="N" /></SimpleForm>, async ({ log }: any) => { await type('N', 'sub'); await press(/^save/i); log(JSON.stringify((globalThis as any).sub)); });
go('ArrayInput of texts', <SimpleForm><ArrayInput source="words"><SimpleFormIterator><TextInput source="" label="W" /></SimpleFormIterator></ArrayInput></SimpleForm>, async ({ log }: any) => { const b = screen.getAllByRole('textbox'); log(b.map((e: any) => e.value).join()); await act(async () => { fireEvent.change(b[0]!, { target: { value: 'xx' } }); }); await press(/^save/i); });
go('TranslatableInputs on box', <SimpleForm><TranslatableInputs locales={['en', 'fr']}><TextInput source="box" label="N" /></TranslatableInputs></SimpleForm>, async ({ log }: any) => { const b = screen.getAllByRole('textbox'); log(b.map((e: any) => e.value).join()); await act(async () => { fireEvent.change(b[0]!, { target: { value: 'EN' } }); }); await press(/^save/i); });
go('NullableBoolean null', <SimpleForm><NullableBooleanInput source="lit" label="L" /></SimpleForm>, async () => { fireEvent.mouseDown(screen.getByRole('combobox', { name: /L/ })); await wait(100); fireEvent.click(screen.getAllByRole('option')[0]!); await press(/^save/i); });
go('number emptied', <SimpleForm><NumberInput source="count" label="N" /></SimpleForm>, save(() => type('N', '')));
go('sanitizeEmptyValues', <SimpleForm sanitizeEmptyValues><TextInput source="code" label="N" /></SimpleForm>, save(() => type('N', '')));
go('Edit redirect fn + meta', <Edit redirect={(res: any, id: any, data: any) => `tags/view/${id}?x=${data?.name}`} mutationOptions={{ meta: { hi: 1 } }} queryOptions={{ meta: { hi: 1 } }}><SimpleForm><TextInput source="name" label="N" /></SimpleForm></Edit>, save(() => type('N', 'R')));
go('Edit transform FormData', <Edit transform={async (d: any) => { const f = new FormData(); f.set('name', d.name); return f as any; }}><SimpleForm><TextInput source="name" label="N" /></SimpleForm></Edit>, save(() => type('N', 'FD')));
go('Edit transform undefined', <Edit transform={() => undefined as any}><SimpleForm><TextInput source="name" label="N" /></SimpleForm></Edit>, save(() => type('N', 'FD')));
go('SaveButton transform undefined own', <SimpleForm toolbar={<Toolbar><SaveButton transform={(() => undefined) as any} /></Toolbar>}><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'FD')));
go('SaveButton transform FormData own', <SimpleForm toolbar={<Toolbar><SaveButton transform={((d: any) => { const f = new FormData(); f.set('name', d.name); return f; }) as any} /></Toolbar>}><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'FD')));
go('transform throws own', <SimpleForm toolbar={<Toolbar><SaveButton transform={(() => { throw new Error('boom transform'); }) as any} /></Toolbar>}><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'FD')));
go('SaveButton onSuccess own', <SimpleForm toolbar={<Toolbar><SaveButton mutationOptions={{ onSuccess: (r: any) => { (globalThis as any).got = r; }, onSettled: () => { (globalThis as any).settled = true; } } as any} /></Toolbar>}><TextInput source="name" label="N" /></SimpleForm>, async ({ log }: any) => { await type('N', 'OS'); await press(/^save/i); log(JSON.stringify((globalThis as any).got) + (globalThis as any).settled); });
go('type=button save', <SimpleForm toolbar={<Toolbar><SaveButton type="button" transform={(d: any) => ({ ...d, code: 'TB' })} /></Toolbar>}><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'OS')));
go('validate fn object + nested', <SimpleForm validate={(v: any) => ({ name: v.name === 'bad' ? 'No bad' : undefined, box: { a: { b: 'deep error' } } } as any)}><TextInput source="name" label="N" /><NumberInput source="box.a.b" label="B" /></SimpleForm>, save(() => type('N', 'bad')));
go('create defaults', <SimpleForm defaultValues={{ code: 'dc', lit: true }}><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'cr')), 'create');
go('create undeclared', <SimpleForm defaultValues={{ foo: 'dc' }}><TextInput source="name" label="N" /></SimpleForm>, save(() => type('N', 'cr')), 'create');
go('create map', <SimpleForm><TextInput source="name" label="N" /><TextInput source="code" label="C" parse={(v: any) => [v, () => 1]} format={() => ''} /></SimpleForm>, save(async () => { await type('N', 'cr'); await type('C', 'c'); }), 'create');
go('delete in form', <SimpleForm toolbar={<Toolbar><ra.DeleteButton /></Toolbar>}><TextInput source="name" label="N" /></SimpleForm>, async ({ log, text }: any) => { await press(/^delete/i); log(text()); await press(/confirm/i); });
const Ctx = () => { const c = useListContext() as any; return <output>{JSON.stringify({ f: c.filterValues, n: c.data?.length, t: c.total, sel: c.selectedIds })}</output>; };
go('views.list FilterLiveSearch/List nested', <><FilterLiveSearch source="code" label="FLS" /><DataTable expand={<p>exp</p>} bulkActionButtons={<BulkDeleteButton />}><DataTable.Col source="name" /></DataTable><Ctx /></>, async ({ log }: any) => { await type(/FLS/, 'C7'); await wait(900); log(screen.getAllByRole('status').at(0)?.textContent ?? ''); fireEvent.click(screen.getAllByRole('checkbox')[1]!); await wait(100); fireEvent.click(screen.getAllByRole('button', { name: /expand/i })[0]!); await wait(300); log(document.body.textContent!.slice(0, 600)); }, 'list');

// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useRecordContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { defineResource } from '../schema/defineResource';
import { text } from '../schema/fields';
import { FieldCell } from './FieldCell';
import { renderFields } from './testing/render';

const onDraw = vi.fn<(name: unknown) => void>();

const CountedCell = () => {
  const record = useRecordContext();
  onDraw(record?.name);
  return <>{record?.name}</>;
};

const labels = defineResource({
  name: 'counted',
  label: 'Label',
  labels: 'Labels',
  routes: {},
  api: '/api/labels',
  fields: { name: text({ label: 'Name', cell: () => Promise.resolve({ default: CountedCell }) }) },
  represent: '{name}',
});

const first = { id: '1', name: 'Milk' };
const second = { id: '2', name: 'Bread' };

const List = () => {
  const [record, setRecord] = useState(first);
  const [count, setCount] = useState(0);
  return (
    <ResourceContextProvider value="counted">
      <button type="button" onClick={() => setCount(count + 1)}>
        Drawn again {count}
      </button>
      <button type="button" onClick={() => setRecord(second)}>
        Change the record
      </button>
      <RecordContextProvider value={record}>
        <FieldCell source="name" place="row" />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};

it('is drawn again with its record, not with the list', async () => {
  renderFields(<List />, undefined, [labels]);
  await screen.findByText('Milk');
  onDraw.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Drawn again 0' }));
  expect(screen.getByRole('button', { name: 'Drawn again 1' })).toBeVisible();
  expect(onDraw).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Change the record' }));
  expect(onDraw.mock.calls).toEqual([['Bread']]);
});

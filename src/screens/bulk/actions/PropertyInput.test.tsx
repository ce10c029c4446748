// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../../app/i18nProvider';
import { english } from '../../../messages/en/index';
import { productColumns } from '../edit/testing/productSheet';
import { PropertyInput } from './PropertyInput';

const i18nProvider = createI18nProvider(english);

it('offers the values of its column, and asks for them again after a failure', async () => {
  const category = productColumns.find(({ key }) => key === 'category');
  if (!category) throw new Error('No such column.');
  const options = vi
    .fn<NonNullable<typeof category.options>>()
    .mockRejectedValueOnce(new Error('The platform is busy.'))
    .mockResolvedValue([{ value: 'Drinks', label: 'Drinks' }]);
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        <PropertyInput
          column={{ ...category, options }}
          text=""
          onChange={() => undefined}
          helperText={null}
          hasFault={false}
          isDisabled={false}
          isFocused={false}
        />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(english.facings.fields.failed)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('option', { name: 'Drinks' })).toBeInTheDocument();
  expect(screen.queryByText(english.facings.fields.failed)).not.toBeInTheDocument();
  expect(options).toHaveBeenCalledTimes(2);
});

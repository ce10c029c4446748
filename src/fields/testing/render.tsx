/** Renders fields as in the console: with catalogue, registry, router, and a form with the declaration's rules. */
import { yupResolver } from '@hookform/resolvers/yup';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createI18nProvider } from '../../app/i18nProvider';
import type { ReactNode } from 'react';
import { CoreAdminContext, Form, memoryStore, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { fields, rules } from '../../messages/en/fields';
import { buttons, splash } from '../../messages/en/signIn';
import { views } from '../../messages/en/views';
import { declaredMessages } from '../../schema/declaredMessages';
import type { AnyDeclaration } from '../../schema/defineResource';
import { createPageAt } from '../../schema/pageAt';
import type { Registry } from '../../schema/registry';
import { regionOf } from '../../lib/text/region';
import { formRules } from '../rules';
import { FieldInput } from '../FieldInput';
import { RegistryProvider } from '../useDeclaration';
import { declarations, shelves } from './declarations';
import { kinds } from './kinds';
import { createPlatform, type TestPlatform } from './platform';
import { sets } from './sets';
import { shapes } from './shapes';
import { texts } from './texts';

const i18nProvider = createI18nProvider({
  facings: { buttons, fields, rules, splash, views },
  resources: declaredMessages(declarations),
});

/** @param further declarations of the test */
export const renderFields = (
  children: ReactNode,
  platform: TestPlatform = createPlatform(),
  further: readonly AnyDeclaration[] = [],
) => {
  const known = [...declarations, kinds, sets, shapes, texts, ...further];
  // Not `createRegistry`, which would refuse references to missing entities.
  const registry: Registry = {
    all: known,
    screens: [],
    screen: (name) => {
      throw new Error(`No screen is named '${name}'`);
    },
    menu: [],
    pageAt: createPageAt(known),
    find: (name) => {
      const found = known.find((declaration) => declaration.name === name);
      if (!found) throw new Error(`No declaration is named '${name}'`);
      return found;
    },
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const tree = (content: ReactNode) => (
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={platform.provider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={memoryStore()}
      >
        <RegistryProvider registry={registry}>{content}</RegistryProvider>
      </CoreAdminContext>
    </MemoryRouter>
  );
  const view = render(tree(children));
  return {
    ...view,
    platform,
    again: (content: ReactNode) => {
      view.rerender(tree(content));
    },
  };
};

interface FormGiven {
  readonly names: readonly string[];
  readonly declaration?: AnyDeclaration;
  readonly values?: FieldValues;
  /** The edited record; undefined for a new one. */
  readonly record?: RaRecord;
  readonly platform?: TestPlatform;
  readonly onSubmit?: (values: FieldValues) => unknown;
  /** Additional content of the form. */
  readonly children?: ReactNode;
}

export const FormOf = ({
  names,
  declaration = shelves,
  values = {},
  record,
  onSubmit = () => undefined,
  children,
}: Omit<FormGiven, 'platform'>) => (
  <Form
    {...(record ? { record } : {})}
    defaultValues={{ ...Object.fromEntries(names.map((name) => [name, null])), ...values }}
    resolver={yupResolver(formRules(declaration.fields, names, regionOf('en'), 'create', record))}
    onSubmit={onSubmit}
    disableInvalidFormNotification
    noValidate
  >
    {names.map((name) => (
      <FieldInput
        key={name}
        declaration={declaration}
        source={name}
        purpose={record ? 'edit' : 'create'}
      />
    ))}
    {children}
    <button type="submit">Save</button>
  </Form>
);

export const renderForm = ({ platform, ...form }: FormGiven) =>
  renderFields(<FormOf {...form} />, platform, form.declaration ? [form.declaration] : []);

/** The components that create and edit an entity's records, as its Resource names them. */
import { createContext, use, type ComponentType } from 'react';
import type { Added } from '../fields/reference/AddContext';
import { preloadable } from '../fields/preloadable';
import type { AnyDeclaration } from '../schema/defineResource';
import { loadCreate, loadEdit } from './load';

export interface EntityEditProps {
  readonly declaration: AnyDeclaration;
  readonly id: string;
  readonly onClose: () => void;
}

export interface EntityCreateProps {
  readonly declaration: AnyDeclaration;
  readonly onClose: () => void;
  /** Passed if the dialog was opened from another form and has no address; receives the new record. */
  readonly onMade?: (added: Added) => void;
}

interface EntityViews {
  readonly edit?: ComponentType<EntityEditProps> | undefined;
  readonly create?: ComponentType<EntityCreateProps> | undefined;
}

export const EntityEdit = preloadable(loadEdit, ({ EntityEdit: Panel }) => Panel);
export const EntityCreate = preloadable(loadCreate, ({ EntityCreate: Dialog }) => Dialog);

/** By the entity's name, because a page also shows lists and forms of other entities. */
export const EntityViewsContext = createContext<ReadonlyMap<string, EntityViews>>(new Map());

/** The generic views, unless the entity's Resource names others. */
export const useEntityViews = ({ name }: AnyDeclaration) => {
  const { edit = EntityEdit, create = EntityCreate } = use(EntityViewsContext).get(name) ?? {};
  return { Edit: edit, Create: create };
};

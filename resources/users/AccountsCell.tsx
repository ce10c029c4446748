import { TagsCell } from '../../src/fields/tags/TagsCell';
import { useOwnField } from '../../src/fields/useDeclaration';
import type { OwnCellProps } from '../../src/schema/takeOver';

/** Names of organizations are long, so a row has room for one. */
export const AccountsCell = ({ source, place }: OwnCellProps) => (
  <TagsCell source={source} field={useOwnField(source, 'tags')} place={place} maxInRow={1} />
);

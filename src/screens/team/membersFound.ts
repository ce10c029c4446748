/** Members by name, those whose name or e-mail address has every word of a text. */
import type { Membership } from '../../../dataProvider/calls/memberships';
import { matching } from '../../fields/picker/entry';

export const membersFound = (
  members: readonly Membership[],
  text: string,
  locale: string,
): readonly Membership[] => {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const byId = new Map(members.map((member) => [member.id, member]));
  const entries = members.map(({ id, user }) => ({
    value: id,
    label: `${user.name} ${user.email}`,
  }));
  return matching(entries, text)
    .flatMap(({ value }) => byId.get(value) ?? [])
    .sort(
      (one, other) =>
        compare(one.user.name, other.user.name) || compare(one.user.email, other.user.email),
    );
};

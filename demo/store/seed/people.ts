/** Users: those who can sign in (demo/accounts.ts), and others to find, invite and assign. */
import { demoAccounts, demoLinkOwners, demoLinks } from '../../accounts';
import { minute } from '../../durations';
import { passwordDigest } from '../../auth/digest';
import type { Invite, Member, User } from '../tables';
import { chains, organizationId } from './organizations';
import { chanceFrom, currentSeed } from './random';
import { seedId } from './seedId';

const others = `
Amara Nwosu, Ben Castellano, Chloé Marchand, Daniel Okonkwo, Elena Petrova, Farid Rahimi,
Grace Kim, Hugo Lindgren, Ines Carvalho, Jamal Washington, Keiko Tanaka, Liam O’Sullivan,
Mara Jovanović, Nikhil Rao, Oona Virtanen, Pablo Reyes, Quinn Abbott, Rosa Delgado,
Samir Haddad, Tessa Vermeulen, Umar Siddiqui, Vera Novak, Wesley Grant, Ximena Torres,
Yusuf Demir, Zoë Fairchild, Anders Holm, Bianca Ferrari, Caleb Whitaker, Dina Abramov,
Emeka Obi, Fiona MacLeod, Gustavo Prado, Hana Kobayashi, Idris Bello, Joanna Kowalska,
Karim El Amrani, Lucía Benítez, Marcus Feld, Nadia Chaudhry, Oskar Lund, Priya Menon,
Rafael Quintana, Sienna Brooks, Tomás Herrera, Ulla Nieminen, Viktor Horvat, Wanda Pierce,
Xander Boateng, Yara Saleh, Zachary Lowe, Aiko Mori, Brendan Doyle, Celeste Dupont,
Dmitri Volkov, Esther Adeyemi, Felix Baumann`
  .trim()
  .split(/,\s+/);

/** Time of the newest seeded sign-in. */
const newestSignIn = Date.UTC(2026, 8, 30, 14, 5);

const addressOf = (name: string): string => {
  const plain = name.normalize('NFD').replaceAll(/[^A-Za-z ]/g, '');
  return `${plain.toLowerCase().replaceAll(' ', '.')}@facings.example`;
};

export const seedPeople = () => {
  const signIns = demoAccounts.map(({ email, name, password }, at): User => {
    const id = seedId('user', at + 1);
    const password_digest = passwordDigest(password, id);
    return { id, email, name, password_digest, last_sign_in: newestSignIn - at * 191 * minute };
  });
  const chance = chanceFrom(5);
  const names = currentSeed() === 1 ? others : chanceFrom(6).shuffled(others);
  const found = names.map((name, at): User => ({
    id: seedId('user', signIns.length + at + 1),
    email: addressOf(name),
    name,
    password_digest: null,
    // A few users never signed in.
    last_sign_in:
      chance.number() < 0.1 ? null : newestSignIn - (1 + chance.below(60 * 24 * 90)) * minute,
  }));

  const members: Member[] = [];
  const join = (user_id: string, account_id: string, role: string) => {
    members.push({ id: seedId('member', members.length + 1), account_id, user_id, role });
  };
  const [admin, operator, newcomer] = signIns;
  chains.forEach((_, index) => {
    const account_id = organizationId(index);
    if (admin) join(admin.id, account_id, 'administrator');
    if (operator && index < 5) join(operator.id, account_id, 'user');
    if (newcomer && index === 0) join(newcomer.id, account_id, 'user');
  });
  // Every user belongs to one chain, and some to a second one.
  found.forEach(({ id }, at) => {
    const home = at % chains.length;
    const role = chance.number() < 0.15 ? 'administrator' : 'user';
    join(id, organizationId(home), role);
    const second = chance.below(chains.length);
    if (chance.number() < 0.25 && second !== home) join(id, organizationId(second), role);
  });

  return {
    users: [...signIns, ...found],
    members,
    invites: [
      {
        id: demoLinks.invite,
        name: 'Robin Newcomer',
        email: demoLinkOwners.invite,
        role: 'user',
        invitedBy: admin?.id ?? '',
        accountId: organizationId(0),
      } satisfies Invite,
    ],
    resets: signIns
      .filter(({ email }) => email === demoLinkOwners.reset)
      .map(({ id }) => ({ id: demoLinks.reset, user_id: id })),
  };
};

/** The English message catalogue: every string a person reads, but those of the declarations. */
import { account } from './account';
import { failures } from './failures';
import { fields, rules } from './fields';
import { shell } from './shell';
import { signIn } from './signIn';
import { views } from './views';

export const english = { facings: { account, failures, fields, rules, shell, signIn, views } };

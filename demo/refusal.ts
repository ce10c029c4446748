/** How the platform says no: an HTTP status and {type: 'error', message, errors?} (rules 7). */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  /** Text for each key that is wrong. */
  readonly errors?: Readonly<Record<string, string>>;
  /**
   * `contract`: the call itself is not what the specification states, so the console has a fault. `rule`: the
   * platform minds what the call asks for (a duplicate name, something that is gone).
   */
  readonly by: RefusedBy;
}

export type RefusedBy = 'contract' | 'rule';

/** Header of a refusal that says by what. */
export const refusedMark = 'x-stand-in-refused';

/** Thrown by guards and handlers, and turned into the answer by whoever runs them. */
class RefusalError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export const refuse = (
  status: number,
  message: string,
  errors?: Readonly<Record<string, string>>,
): never => {
  throw new RefusalError({ status, message, by: 'rule', ...(errors ? { errors } : {}) });
};

/** The same at one key, in the same words. */
export const refuseAt = (key: string, text: string, status = 400): never =>
  refuse(status, text, { [key]: text });

/** The call does not keep the contract: an unknown or missing key, a value of another type. */
export const outsideContract = (
  message: string,
  errors?: Readonly<Record<string, string>>,
  status = 400,
): never => {
  throw new RefusalError({ status, message, by: 'contract', ...(errors ? { errors } : {}) });
};

/** The same at one key, in the same words. */
export const outsideAt = (key: string, text: string): never =>
  outsideContract(text, { [key]: text });

export const json = (
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  });

/** What was refused. @throws whatever is no refusal: a mistake in the stand-in must be seen. */
export const asRefusal = (error: unknown): Refusal => {
  if (!(error instanceof RefusalError)) throw error;
  return error.refusal;
};

export const refusalResponse = ({ status, by, ...body }: Refusal): Response =>
  json({ type: 'error', ...body }, { status, headers: { [refusedMark]: by } });

/** What was refused about one of many, told of all: `states.3.uom`. @throws always */
export const refuseOneOf = (
  error: unknown,
  { at, list, name }: { readonly at: number; readonly list: string; readonly name: string },
): never => {
  const { message, errors = {}, ...rest } = asRefusal(error);
  const named = Object.entries(errors).map(([key, text]) => [`${list}.${at}.${key}`, text]);
  throw new RefusalError({
    ...rest,
    message: `${name} ${at + 1}: ${message}`,
    errors: Object.fromEntries(named) as Record<string, string>,
  });
};

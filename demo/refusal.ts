/** A refusal: an HTTP status and {type: 'error', message, errors?} (rules 7). */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  /** Message for each invalid key. */
  readonly errors?: Readonly<Record<string, string>>;
  /**
   * `contract`: the call violates the contract, so the console has a bug. `rule`: the platform rejects the content of
   * the call (a duplicate name, a removed record).
   */
  readonly by: RefusedBy;
}

export type RefusedBy = 'contract' | 'rule';

/** Header of a refusal with its kind. */
export const refusedMark = 'x-stand-in-refused';

/** Thrown by guards and handlers; the caller converts it into the response. */
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

/** The same at one key, with the same message. */
export const refuseAt = (key: string, text: string, status = 400): never =>
  refuse(status, text, { [key]: text });

/** The call violates the contract: an unknown or missing key, or a value of another type. */
export const outsideContract = (
  message: string,
  errors?: Readonly<Record<string, string>>,
  status = 400,
): never => {
  throw new RefusalError({ status, message, by: 'contract', ...(errors ? { errors } : {}) });
};

/** The same at one key, with the same message. */
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

/**
 * The refusal in an error.
 * @throws any other error, because it is a bug in the simulated platform
 */
export const asRefusal = (error: unknown): Refusal => {
  if (!(error instanceof RefusalError)) throw error;
  return error.refusal;
};

export const refusalResponse = ({ status, by, ...body }: Refusal): Response =>
  json({ type: 'error', ...body }, { status, headers: { [refusedMark]: by } });

/** The response to a call that never reaches a handler. */
export const refused = (status: number, message: string): Response =>
  refusalResponse({ status, message, by: 'rule' });

/**
 * Prefixes a refusal of one item with its path in the batch: `states.3.uom`.
 * @throws always
 */
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

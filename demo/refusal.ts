/** How the platform says no: an HTTP status and {type: 'error', message, errors?} (Specification 7). */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  /** Text for each key that is wrong. */
  readonly errors?: Readonly<Record<string, string>>;
}

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
  throw new RefusalError({ status, message, ...(errors ? { errors } : {}) });
};

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

export const refusalResponse = ({ status, ...body }: Refusal): Response =>
  json({ type: 'error', ...body }, { status });

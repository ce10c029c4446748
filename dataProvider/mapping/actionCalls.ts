/** Declared actions besides the standard calls, and files that the platform creates. */
import type { ActCall, ExportCall } from '../../src/schema/calls';
import type { AnyDeclaration, CallAction } from '../../src/schema/defineResource';
import { noParents, type ParentIds } from '../../src/schema/routes';
import { platformFiles } from '../calls/platformFiles';
import type { Transport } from '../transport/types';
import { auditIdOf, auditOf } from './auditAction';
import { fillAll, filledPath, type TemplateValues } from './encode';
import { sendOver } from './send';
import { identityFor, type WhoAmI } from './writeRequest';

type Row = Readonly<Record<string, unknown>>;

/** Builds the body of an action: templates are filled, other values are unchanged. */
const bodyOf = (body: NonNullable<ActCall['body']>, values: TemplateValues): Row => {
  const entries = Object.entries(body);
  const templates = entries.flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  );
  return {
    ...Object.fromEntries(entries.filter(([, value]) => typeof value !== 'string')),
    ...fillAll(Object.fromEntries(templates), values),
  };
};

export const createActionCalls = (transport: Transport, whoAmI: WhoAmI) => {
  const send = sendOver(transport);

  return {
    /** Runs one action of a record; resolves to the platform's response. */
    act: async (
      declaration: AnyDeclaration,
      { call }: Pick<CallAction, 'call'>,
      record: Row & { readonly id: string | number },
      within: ParentIds = noParents,
    ): Promise<unknown> => {
      const identity = await identityFor(call.body, whoAmI);
      return send({
        method: call.method,
        path: filledPath(call.path, { ...within, ...record }),
        query: call.with,
        ...(call.body ? { body: bodyOf(call.body, { record, within, identity }) } : {}),
        audit: auditOf(
          declaration,
          'UPDATE',
          auditIdOf(declaration, { path: call.path, within, id: record.id }),
          call.action,
        ),
      });
    },

    /** Creates a file on the platform and downloads it. */
    exportFile: async (
      call: ExportCall,
      row: Row,
    ): Promise<{ readonly name: string; readonly file: Blob }> => {
      const files = platformFiles(transport, call.path, call);
      const path = await files.start(row);
      const name = path.split('/').findLast((part) => part !== '') ?? path;
      return { name, file: await files.download(path) };
    },
  };
};

/** A fault for each rule of `typescript/` in .oxlintrc.jsonc. */
export const typed: Readonly<Record<string, string>> = {
  'typescript/await-thenable': 'export const f = async () => await 1;',
  'typescript/ban-ts-comment': '// @ts-ignore\nexport const a: string = 1;',
  'typescript/consistent-type-imports':
    "import { Dirent } from 'node:fs';\nexport const f = (one: Dirent) => one.name;",
  'typescript/no-array-delete': 'export const f = (list: string[]) => { delete list[0]; };',
  'typescript/no-confusing-void-expression':
    'declare const log: (text: string) => void;\nexport const f = () => { const a = log(""); return a; };',
  'typescript/no-deprecated':
    '/** @deprecated */\ndeclare const old: () => number;\nexport const f = () => old();',
  'typescript/no-duplicate-enum-values': 'export enum A { B = 1, C = 1 }',
  'typescript/no-duplicate-type-constituents': 'export type A = string | number | string;',
  'typescript/no-dynamic-delete':
    'export const f = (a: Record<string, string>, key: string) => { delete a[key]; };',
  'typescript/no-empty-object-type': 'export type A = {};',
  'typescript/no-explicit-any': 'export const f = (a: any) => { void a; };',
  'typescript/no-extra-non-null-assertion': 'export const f = (a: string | null) => a!!.length;',
  'typescript/no-extraneous-class': 'export class A { static b = 1; }',
  'typescript/no-floating-promises': 'export const f = () => { Promise.resolve(1); };',
  'typescript/no-for-in-array': 'export const f = (a: string[]) => { for (const b in a) void b; };',
  'typescript/no-generated-empty-object-type':
    'export type A = Omit<{ b: string }, "b">; export const f = (a: A) => a;',
  'typescript/no-implied-eval': 'setTimeout("alert(1)", 1);',
  'typescript/no-import-type-side-effects':
    "import { type Dirent } from 'node:fs';\nexport type A = Dirent;",
  'typescript/no-invalid-void-type': 'export const f = (a: void) => a;',
  'typescript/no-meaningless-void-operator':
    'declare const log: () => void;\nexport const f = () => { void log(); };',
  'typescript/no-misused-new': 'export interface A { new (): A; }',
  'typescript/no-misused-promises':
    'export const f = (a: Promise<boolean>) => { if (a) return 1; return 2; };',
  'typescript/no-misused-spread': 'export const f = (a: Map<string, string>) => ({ ...a });',
  'typescript/no-mixed-enums': 'export enum A { B = 1, C = "c" }',
  'typescript/no-namespace': 'export namespace A { export const b = 1; }',
  'typescript/no-non-null-asserted-nullish-coalescing':
    'declare const a: { b?: string };\nexport const c = a.b! ?? "d";',
  'typescript/no-non-null-asserted-optional-chain':
    'export const f = (a?: { b: string }) => a?.b!;',
  'typescript/no-non-null-assertion': 'export const f = (a: string | null) => a!.length;',
  'typescript/no-redundant-type-constituents': 'export type A = unknown | string;',
  'typescript/no-require-imports': "export const a = require('node:fs');",
  'typescript/no-this-alias':
    'export class A { b = 1; f() { const self = this; return () => self.b; } }',
  'typescript/no-unnecessary-boolean-literal-compare':
    'export const f = (a: boolean) => a === true;',
  'typescript/no-unnecessary-condition': 'export const f = (a: string) => a?.length;',
  'typescript/no-unnecessary-template-expression': 'export const f = (a: string) => `${a}`;',
  'typescript/no-unnecessary-type-arguments':
    'declare const g: <A = string>(a: A) => void;\nexport const f = () => { g<string>("a"); };',
  'typescript/no-unnecessary-type-assertion': 'export const f = (a: string) => a as string;',
  'typescript/no-unnecessary-type-constraint':
    'export const f = <A extends unknown>(a: A) => [a, a];',
  'typescript/no-unnecessary-type-conversion': 'export const f = (a: string) => String(a);',
  'typescript/no-unsafe-argument':
    'declare const a: any;\ndeclare const g: (b: string) => void;\nexport const f = () => { g(a); };',
  'typescript/no-unsafe-assignment': 'declare const a: any;\nexport const b = a;',
  'typescript/no-unsafe-call': 'declare const a: any;\nexport const f = () => { a(); };',
  'typescript/no-unsafe-declaration-merging':
    'export interface A { b: string }\nexport class A { c = 1; }',
  'typescript/no-unsafe-enum-comparison': 'enum A { B = 1 }\nexport const f = (a: A) => a === 1;',
  'typescript/no-unsafe-function-type': 'export const f = (a: Function) => a.name;',
  'typescript/no-unsafe-member-access':
    'declare const a: any;\nexport const f = () => { void a.b; };',
  'typescript/no-unsafe-return': 'declare const a: any;\nexport const f = () => { return a; };',
  'typescript/no-unsafe-unary-minus': 'export const f = (a: string) => -a;',
  'typescript/no-useless-default-assignment': 'export const f = ({ a = "" }: { a: string }) => a;',
  'typescript/no-wrapper-object-types': 'export const f = (a: String) => a.length;',
  'typescript/only-throw-error': 'export const f = () => { throw "a"; };',
  'typescript/prefer-as-const': "export const a = 'b' as 'b';",
  'typescript/prefer-literal-enum-member': 'const a = 1;\nexport enum A { B = a }',
  'typescript/prefer-namespace-keyword': 'export module A { export const b = 1; }',
  'typescript/prefer-promise-reject-errors': 'export const f = () => Promise.reject("a");',
  'typescript/prefer-reduce-type-parameter':
    'export const f = (a: string[]) => a.reduce((all, one) => [...all, one], [] as string[]);',
  'typescript/prefer-return-this-type': 'export class A { f(): A { return this; } }',
  'typescript/related-getter-setter-pairs':
    'export interface A { get b(): string; set b(value: number); }',
  'typescript/require-await': 'export const f = async () => 1;',
  'typescript/restrict-plus-operands': 'export const f = (a: string, b: boolean) => a + b;',
  'typescript/restrict-template-expressions': 'export const f = (a: object) => `a ${a}`;',
  'typescript/return-await':
    'export const f = async (a: Promise<number>) => { try { return a; } catch { return 1; } };',
  'typescript/switch-exhaustiveness-check':
    'export const f = (a: "b" | "c") => { switch (a) { case "b": return 1; } return 2; };',
  'typescript/triple-slash-reference': '/// <reference path="./a" />\nexport const a = 1;',
  'typescript/unbound-method':
    'class A { b = 1; f() { return this.b; } }\nexport const { f } = new A();',
  'typescript/unified-signatures': 'export interface A { f(a: string): void; f(a: number): void; }',
  'typescript/use-unknown-in-catch-callback-variable':
    'export const f = (a: Promise<number>) => a.catch((error) => { void error; });',
};

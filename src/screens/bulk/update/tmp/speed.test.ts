import { it } from 'vitest';
import { productColumns } from '../../edit/testing/productSheet';
import { createSheet } from '../../edit/sheet/createSheet';
import { products } from '../../../../../resources/products';
import { matchFileRows } from '../fileRows';
import { giveTexts } from '../giveTexts';
import { checkAll } from '../../edit/sheet/checks';
import { effectsOf, savedCount, faultyRows } from '../../edit/sheet/changesOf';
const n = 10_000;
const records = Array.from({ length: n }, (_, at) => ({ id: `id-LINE-${at}`, account_id: 'a', sku: `LINE-${at}`, product_description: `Row number ${at}`, primary_category: null, category: null, item_app_eligible: 'NONE', item_app_status: 'NEW', is_archived: false, zones: [] }));
const rows = records.map((r, row) => ({ row, key: r.sku, id: '', texts: new Map([['product_description', `${r.product_description}, changed`]]) }));
it('speed', async () => {
  for (let round = 0; round < 6; round += 1) {
    const t: Record<string, number> = {};
    let at = performance.now();
    const mark = (k: string) => { const now = performance.now(); t[k] = Math.round((now - at) * 10) / 10; at = performance.now(); };
    const m = matchFileRows(rows, records, 'sku'); mark('match');
    const sheet = createSheet({ declaration: products, columns: productColumns }); mark('create');
    sheet.append(records); mark('append');
    giveTexts(sheet, { found: m.found, isClearing: false }); mark('give');
    await checkAll(sheet, { named: async () => [], keyed: async () => [], linked: async () => [], amounts: async () => [] } as never, new AbortController().signal); mark('check');
    faultyRows(sheet); mark('faulty');
    effectsOf(sheet); mark('effects');
    savedCount(sheet); mark('savedCount');
    console.log(JSON.stringify(t));
  }
});

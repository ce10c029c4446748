import { memo } from 'react';
import type { Board } from './board';
import type { CellWords } from './cellWords';
import { rowHeight } from './layout';

interface LeadsProps {
  readonly board: Board;
  readonly words: CellWords;
  readonly rows: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

/**
 * The products' names, which stay in sight: one layer for all, since one in each row would make the browser
 * sort out hundreds of layers in each frame. Those who hear the page have the name within its row.
 */
export const Leads = memo(({ board, words, rows, top, bottom }: LeadsProps) => (
  <div className="leads" aria-hidden>
    {rows.slice(top, bottom + 1).map((row, at) => {
      const product = board.goods.products[row];
      return (
        product && (
          <div
            key={product.id}
            className="lead"
            data-row={top + at}
            title={`${product.sku} ${product.description}`}
            style={{ top: (top + at) * rowHeight }}
          >
            <span className="sku">{product.sku}</span>
            <span className="about">{product.description}</span>
            {product.isArchived && <span className="archived">{words.archived}</span>}
          </div>
        )
      );
    })}
  </div>
));
Leads.displayName = 'Leads';

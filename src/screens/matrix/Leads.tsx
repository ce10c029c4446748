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
 * Row headers in one layer. A sticky element per row would make the browser sort hundreds of layers per frame. Screen
 * readers get the name within its row.
 */
export const Leads = memo(({ board, words, rows, top, bottom }: LeadsProps) => (
  <div className="leads" aria-hidden>
    {rows.slice(top, bottom + 1).map((row, at) => {
      const product = board.matrixData.products[row];
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

/**
 * @typedef {{ name: string, unit: string, ours: number, other: number, budget: number, note?: string }} Line
 *   `budget`: maximum ratio of ours to the other.
 */

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

/** @param {Line} line */
const ratioOf = ({ ours, other }) => ours / other;

/** @param {string} title @param {Line[]} lines @returns {boolean} whether all budgets hold */
export function printLines(title, lines) {
  console.log(`\n${title}`);
  for (const line of lines) {
    const ratio = ratioOf(line);
    const isKept = ratio <= line.budget;
    console.log(
      [
        line.name.padEnd(44),
        `${line.ours.toFixed(1)} ${line.unit}`.padStart(13),
        `${line.other.toFixed(1)} ${line.unit}`.padStart(13),
        ratio.toFixed(3).padStart(8),
        `≤ ${line.budget.toFixed(2)}`.padStart(8),
        isKept ? 'pass' : 'FAIL',
        line.note ?? '',
      ].join('  '),
    );
  }
  return lines.every((line) => ratioOf(line) <= line.budget);
}

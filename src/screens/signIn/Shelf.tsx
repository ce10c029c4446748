/** A shelf with its facings, drawn: widths and heights of the products, bay by bay. */
const bays: readonly (readonly (readonly [width: number, height: number, tone: number])[])[] = [
  [
    [26, 58, 0],
    [26, 58, 0],
    [26, 58, 0],
    [34, 44, 1],
    [34, 44, 1],
    [20, 64, 2],
    [20, 64, 2],
    [22, 50, 3],
  ],
  [
    [44, 36, 3],
    [44, 36, 3],
    [22, 56, 1],
    [22, 56, 1],
    [22, 56, 1],
    [30, 48, 0],
    [36, 40, 2],
  ],
  [
    [30, 52, 2],
    [30, 52, 2],
    [38, 46, 0],
    [38, 46, 0],
    [24, 62, 3],
    [24, 62, 3],
    [24, 62, 3],
  ],
];
const tones = ['#1f8a76', '#6fd0bd', '#e7b866', '#3f6f66'];
const bayHeight = 92;

export const Shelf = () => (
  <svg
    viewBox="0 0 260 290"
    role="presentation"
    aria-hidden="true"
    style={{ maxWidth: 420, width: '100%' }}
  >
    {bays.map((bay, row) => {
      const floor = (row + 1) * bayHeight;
      let left = 8;
      return (
        <g key={floor}>
          {bay.map(([width, height, tone], at) => {
            const x = left;
            left += width + 4;
            return (
              <rect
                key={`${floor}-${at}`}
                x={x}
                y={floor - height}
                width={width}
                height={height}
                rx={3}
                fill={tones[tone]}
                opacity={0.9}
              />
            );
          })}
          <rect x={0} y={floor} width={260} height={4} rx={2} fill="#dff3ee" opacity={0.35} />
        </g>
      );
    })}
  </svg>
);

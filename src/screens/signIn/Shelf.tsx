/** Illustration of a shelf as the platform sees it: facings side by side, one product recognized, one empty place. */
type Shape = 'box' | 'can' | 'bottle' | 'carton';

interface Product {
  readonly shape: Shape;
  /** Number of items side by side: the product's facings. */
  readonly facings: number;
  readonly width: number;
  readonly height: number;
  readonly tone: string;
  readonly seen?: 'recognized' | 'missing';
}

const green = '#1f8a76';
const mint = '#7cd6c4';
const amber = '#e7b866';
const moss = '#3f6f66';
const pale = '#cfeae3';

const product = (
  shape: Shape,
  facings: number,
  width: number,
  height: number,
  tone: string,
  seen?: Product['seen'],
): Product => ({ shape, facings, width, height, tone, ...(seen ? { seen } : {}) });

const boards: readonly (readonly Product[])[] = [
  [
    product('bottle', 4, 26, 84, green),
    product('box', 3, 44, 66, moss),
    product('can', 4, 30, 48, amber, 'recognized'),
    product('carton', 1, 34, 78, pale),
  ],
  [
    product('carton', 3, 36, 80, mint),
    product('can', 2, 34, 46, moss),
    product('box', 2, 40, 74, amber, 'missing'),
    product('bottle', 5, 24, 82, pale),
  ],
  [
    product('box', 2, 58, 56, green),
    product('can', 5, 30, 44, mint),
    product('bottle', 3, 26, 80, amber),
    product('carton', 1, 36, 74, moss),
  ],
];

const width = 480;
const boardHeight = 124;
const inset = 16;
const gap = 4;

/** Outline with its base at the origin, drawn upwards. */
const outlines: Readonly<Record<Shape, (w: number, h: number) => string>> = {
  box: (w, h) => `M0 0V${-h}H${w}V0Z`,
  can: (w, h) => `M2 0L0 -3V${3 - h}L3 ${-h}H${w - 3}L${w} ${3 - h}V-3L${w - 2} 0Z`,
  bottle: (w, h) =>
    `M0 0V${-h * 0.6}Q0 ${-h * 0.74} ${w * 0.32} ${-h * 0.8}V${-h}H${w * 0.68}V${-h * 0.8}` +
    `Q${w} ${-h * 0.74} ${w} ${-h * 0.6}V0Z`,
  carton: (w, h) => `M0 0V${14 - h}L${w * 0.28} ${-h}H${w * 0.72}L${w} ${14 - h}V0Z`,
};

const Facing = ({ shape, width: w, height: h, tone, seen }: Product) => {
  if (seen === 'missing') return null;
  const isLow = shape === 'box' || shape === 'can';
  return (
    <>
      <path d={outlines[shape](w, h)} fill={tone} />
      <rect
        x={w * 0.16}
        y={-h * (isLow ? 0.68 : 0.48)}
        width={w * 0.68}
        height={h * (isLow ? 0.4 : 0.26)}
        rx={2}
        fill="#08332c"
        opacity={0.22}
      />
    </>
  );
};

/** The four corners drawn around a recognized product. */
const cornersOf = (w: number, h: number): string =>
  `M0 10V0H10M${w - 10} 0H${w}V10M${w} ${h - 10}V${h}H${w - 10}M10 ${h}H0V${h - 10}`;

const Row = ({ products }: { products: readonly Product[] }) => {
  const used = products.reduce(
    (sum, shelved) => sum + shelved.facings * (shelved.width + gap) - gap,
    0,
  );
  const between = (width - 2 * inset - used) / (products.length - 1);
  let next = inset;
  return products.map((shelved) => {
    const left = next;
    const span = shelved.facings * (shelved.width + gap) - gap;
    next += span + between;
    return (
      <g key={left} transform={`translate(${left} 0)`}>
        {Array.from({ length: shelved.facings }, (_, at) => (
          <g key={at} transform={`translate(${at * (shelved.width + gap)} 0)`}>
            <Facing {...shelved} />
          </g>
        ))}
        {shelved.seen && (
          <path
            transform={`translate(-7 ${-shelved.height - 9})`}
            d={
              shelved.seen === 'missing'
                ? `M0 0H${span + 14}V${shelved.height + 6}H0Z`
                : cornersOf(span + 14, shelved.height + 16)
            }
            fill="none"
            stroke={shelved.seen === 'missing' ? amber : '#ffffff'}
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
            {...(shelved.seen === 'missing' ? { strokeDasharray: '6 6' } : {})}
          />
        )}
        <rect y={13} width={Math.min(span, 34)} height={9} rx={2} fill="#dff3ee" opacity={0.5} />
      </g>
    );
  });
};

export const Shelf = () => (
  <svg
    viewBox={`0 0 ${width} ${boards.length * boardHeight + 8}`}
    role="presentation"
    aria-hidden="true"
    style={{ width: '100%', maxWidth: 620, maxHeight: '56dvh' }}
  >
    {boards.map((products, at) => (
      <g key={at} transform={`translate(0 ${(at + 1) * boardHeight - 22})`}>
        <Row products={products} />
        <rect y={2} width={width} height={6} rx={3} fill="#dff3ee" opacity={0.28} />
      </g>
    ))}
  </svg>
);

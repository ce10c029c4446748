/** Facings' mark: two shelves with products, as in public/favicon.svg. */
export const Mark = ({ size = 22 }: { size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <rect width="32" height="32" rx="7" fill="#0b6b5d" />
    <path d="M6 13h20M6 24h20" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
    <path
      d="M9 7h4v6H9zm7 2h3v4h-3zm6-1h3v5h-3zM8 17h3v7H8zm6 2h5v5h-5zm8-2h3v7h-3z"
      fill="#bfe8df"
    />
  </svg>
);

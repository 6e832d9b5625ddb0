/** A struck circle, in the colour of the text. */
export function VetoIcon() {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
      <circle cx="12" cy="12" r="9" strokeWidth="1.5" />
      <path d="M5.8 5.8l12.4 12.4" strokeWidth="1.5" />
    </svg>
  );
}

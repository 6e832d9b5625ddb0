/** The globe with the meridian, as the site's header has it. */
export function Mark() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" fill="none" stroke="currentColor" aria-hidden>
      <circle cx="15" cy="15" r="13" strokeWidth="1.6" />
      <path d="M15 2c-7 7-7 19 0 26M15 2c7 7 7 19 0 26" strokeWidth="1.2" />
      <path d="M15 2v26" stroke="var(--m30-signal-on-deep)" strokeWidth="2.4" />
    </svg>
  );
}

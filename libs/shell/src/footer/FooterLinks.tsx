/** A list of links in a column of the footer's menu. */
export function FooterLinks({ links }: { links: readonly { label: string; link: string }[] }) {
  return (
    <ul>
      {links.map(({ label, link }) => (
        <li key={link + label}>
          <a href={link}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

import { FooterLinks } from '@m30/shell/footer';
import type { FooterSections } from '../template.ts';

/** Sections of the footer: a title, perhaps a link, and lists with captions. */
export function FooterMenu({ sections }: { sections: FooterSections }) {
  return sections.map(({ label, link, blocks }) => (
    <div key={label}>
      <h2>{link ? <a href={link}>{label}</a> : label}</h2>
      {blocks.map(({ caption, elements }, index) => (
        <div key={caption ?? index}>
          {caption && <p>{caption}</p>}
          <FooterLinks links={elements} />
        </div>
      ))}
    </div>
  ));
}

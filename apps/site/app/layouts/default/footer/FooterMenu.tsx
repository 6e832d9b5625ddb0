import type { ResultOf } from '@m30/api/client';
import styles from './Footer.module.css';

/** Sections of the footer: a title, perhaps a link, and lists with captions. */
export function FooterMenu({
  sections,
}: {
  sections: ResultOf<'Content.GetTemplate'>['menu_footer'];
}) {
  return (
    <nav className={styles.menu} aria-label="Меню в подвале">
      {sections.map(({ label, link, blocks }) => (
        <div key={label}>
          <h2>{link ? <a href={link}>{label}</a> : label}</h2>
          {blocks.map(({ caption, elements }, index) => (
            <div key={caption ?? index}>
              {caption && <p>{caption}</p>}
              <ul>
                {elements.map((element) => (
                  <li key={element.link + element.label}>
                    <a href={element.link}>{element.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </nav>
  );
}

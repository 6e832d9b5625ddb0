import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import type { NamedExample } from '@m30/ui-kit/examples';
import styles from './UiKitPage.module.css';

export interface ExampleFigureProps {
  example: NamedExample;
  /** The example stands without a margin. */
  bleed: boolean;
}

/** One state on the ground that it needs. */
export function ExampleFigure({ example, bleed }: ExampleFigureProps) {
  return (
    <figure className={styles.example}>
      <figcaption>
        <code lang="en">{example.name}</code>
      </figcaption>
      <div
        className={styles.ground}
        data-tone={example.tone ?? 'surface'}
        data-bleed={bleed || undefined}
      >
        {example.onDemand ? <OnDemand example={example} /> : example.element}
      </div>
    </figure>
  );
}

/** What covers the page, or takes the focus, comes by a button. */
function OnDemand({ example }: { example: NamedExample }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Показать <span lang="en">{example.name}</span>
      </Button>
      {open && example.onDemand?.(() => setOpen(false))}
    </>
  );
}

import { phoneLink } from '@m30/ui-kit/format';
import { LatePart } from '@m30/ui-kit/late-part';
import { TextLink } from '@m30/ui-kit/link';
import { useRoot } from '../../use-root.ts';
import styles from './LeadBand.module.css';

export interface LeadBandProps {
  title: string;
  /** What happens after sending; a promise only where it is kept. */
  text: string;
}

const load = () => import('./LeadForm.tsx');

/** Band that asks for a call back; its form is loaded when the visitor comes near. */
export function LeadBand(props: LeadBandProps) {
  const phone = useRoot()?.template.phone.value ?? '';
  return (
    <LatePart
      load={load}
      fallback={
        <section className={styles.band} data-tone="paper">
          <div className={styles.inner}>
            <div>
              <h2>{props.title}</h2>
              <p>{props.text}</p>
            </div>
            <p className={styles.phone}>
              Позвоните нам:{' '}
              <TextLink className="num" {...phoneLink(phone)}>
                {phone}
              </TextLink>
            </p>
          </div>
        </section>
      }
    >
      {({ default: LeadForm }) => <LeadForm {...props} />}
    </LatePart>
  );
}

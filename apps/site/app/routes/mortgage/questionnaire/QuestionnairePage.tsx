import { Button } from '@m30/ui-kit/button';
import { phoneLink } from '@m30/ui-kit/format';
import { LatePart } from '@m30/ui-kit/late-part';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { TextLink } from '@m30/ui-kit/link';
import { PanelPage, type PanelPageProps } from '../../../components/panel-page/PanelPage.tsx';
import { useRoot } from '../../../use-root.ts';
import { places } from './data/kinds.ts';
import styles from './QuestionnairePage.module.css';

export interface QuestionnairePageProps extends Pick<PanelPageProps, 'title' | 'words'> {
  /** Address of the page. */
  path: string;
}

const load = () => import('./Questionnaire.tsx');

/** A questionnaire above the words of its page; the form is loaded when the visitor comes near. */
export function QuestionnairePage({ path, title, words }: QuestionnairePageProps) {
  const place = places[path];
  const phone = useRoot()?.template.phone.value ?? '';
  if (!place) return null;
  const { kind, trail, heading, lead } = place;
  return (
    <PanelPage {...{ title, trail, heading, lead, words }}>
      <LatePart
        load={load}
        fallback={
          <div className={styles.part} data-brief={kind.startsWith('short') || undefined}>
            <p>Анкета открывается.</p>
            <noscript>
              <p>
                С&nbsp;выключенным JavaScript анкета не&nbsp;откроется: её заполнит с&nbsp;ваших
                слов специалист.
              </p>
              <Button {...leadTrigger('callSpecialist')}>Позвать специалиста</Button>
            </noscript>
            <p>
              Удобнее по&nbsp;телефону?{' '}
              <TextLink className="num" {...phoneLink(phone)}>
                {phone}
              </TextLink>
            </p>
          </div>
        }
      >
        {({ default: Questionnaire }) => <Questionnaire kind={kind} />}
      </LatePart>
    </PanelPage>
  );
}

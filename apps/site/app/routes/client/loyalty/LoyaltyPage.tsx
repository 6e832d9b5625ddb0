import { Notice } from '@m30/ui-kit/notice';
import { TextField } from '@m30/ui-kit/text-field';
import { PanelPage, type PanelPageProps } from '../../../components/panel-page/PanelPage.tsx';
import { Answer, PostForm } from '../../../components/post-form/index.ts';
import type { CardAnswer } from './ask-card.server.ts';
import { CardView } from './CardView.tsx';
import styles from './Loyalty.module.css';

/** The card found by the number in the address. */
export interface LoyaltyPageProps extends Pick<PanelPageProps, 'title' | 'words'>, CardAnswer {
  /** What became of a number that was typed in. */
  asked: (CardAnswer & { number: string }) | undefined;
}

/** What the club is; a partner sees here whether a card is valid, and nothing of its owner. */
export function LoyaltyPage({ title, words, card, problem, asked }: LoyaltyPageProps) {
  return (
    <PanelPage
      {...{ title, words }}
      heading={card ? 'Карта клуба' : 'Проверить карту'}
      lead={
        card
          ? 'Владельца карты мы не называем: скидку получает тот, кто её показал.'
          : 'Наберите восемь цифр с карты. Имени владельца здесь не будет.'
      }
    >
      {card && <CardView card={card} />}
      {problem && <Notice tone="warning">{problem}</Notice>}
      {!card && (
        <PostForm answer={asked} submitLabel="Проверить карту">
          <TextField
            label="Номер карты"
            name="number"
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={20}
            placeholder="3000 0000"
            defaultValue={asked?.number}
            error={asked?.problem ?? undefined}
          />
        </PostForm>
      )}
      {asked?.card && (
        <Answer answer={asked} className={styles.answer}>
          <CardView card={asked.card} />
        </Answer>
      )}
    </PanelPage>
  );
}

import { Form } from 'react-router';
import { Icon } from '@m30/ui-kit/icon';
import { lotNumber } from '../../../../store/cart/lot-words.ts';
import type { Listed, Member } from '../../core/shortlist.ts';
import { Face } from '../../face/Face.tsx';
import { VetoIcon } from './VetoIcon.tsx';
import styles from './Votes.module.css';

export interface VotesProps {
  listed: Listed;
  members: readonly Member[];
  me: string | null;
  maySay: boolean;
}

/** Everybody's voice, always with a name and a word; the own one is two buttons. */
export function Votes({ listed, members, me, maySay }: VotesProps) {
  return (
    <div className={styles.votes}>
      {members.map((member, index) => {
        const vote = listed.opinions.find((one) => one.member === member.guid)?.vote ?? null;
        return (
          <div key={member.guid} className={styles.vote}>
            <Face member={member} index={index} />
            {member.guid === me && maySay ? (
              <OwnVote listed={listed} vote={vote} />
            ) : (
              <span className={styles.said} data-vote={vote}>
                {vote === 'veto' ? <VetoIcon /> : <Icon name="heart" />}
                {vote === 'heart' ? 'хочу' : vote === 'veto' ? 'вето' : 'без голоса'}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

function OwnVote({ listed: { lot }, vote }: { listed: Listed; vote: 'heart' | 'veto' | null }) {
  const about = <span className="visually-hidden">: {lotNumber(lot)}</span>;
  return (
    <Form method="post" preventScrollReset className={styles.own}>
      <input type="hidden" name="lot" value={lot.id} />
      <button
        type="submit"
        name="act"
        value={vote === 'heart' ? 'unvote' : 'heart'}
        aria-pressed={vote === 'heart'}
        data-vote="heart"
      >
        <Icon name="heart" />
        хочу
        {about}
      </button>
      <button
        type="submit"
        name="act"
        value={vote === 'veto' ? 'unvote' : 'veto'}
        aria-pressed={vote === 'veto'}
        data-vote="veto"
      >
        <VetoIcon />
        вето
        {about}
      </button>
    </Form>
  );
}

import { phoneLink } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';
import { useRoot } from '../../../use-root.ts';

/** What to do where no contract was found; says nothing of which part was wrong. */
export function ContractUnknown() {
  const phone = useRoot()?.template.phone.value;
  return (
    <>
      <h3>Такого договора мы&nbsp;не&nbsp;нашли</h3>
      <p>
        Сверьте номер с&nbsp;договором: буквы, цифры и&nbsp;дефисы важны. Телефон или фамилия должны
        быть из&nbsp;того же договора. Если подписали его сегодня, сведения появятся завтра.
      </p>
      {phone && (
        <p>
          Не&nbsp;получается? Позвоните: <TextLink {...phoneLink(phone)}>{phone}</TextLink>.
        </p>
      )}
    </>
  );
}

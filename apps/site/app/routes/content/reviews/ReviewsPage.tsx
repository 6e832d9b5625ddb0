import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { QuestionSpot } from '@m30/ui-kit/spot';
import { formatCount } from '@m30/ui-kit/format';
import { Pagination } from '@m30/ui-kit/pagination';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { SiteBlocks, type SiteBlocksProps } from '../../../components/site-blocks/index.ts';
import { LinkFilter } from '../shared/LinkFilter.tsx';
import { reviewsHref, type ReviewPlace } from './review-place.ts';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './ReviewsPage.module.css';

export interface ReviewsPageProps {
  place: ReviewPlace;
  page: Pick<ResultOf<'Content.GetPage'>, 'title' | 'description'>;
  listed: ResultOf<'Content.GetReviews'>;
  /** Chosen complex, or an empty text. */
  complex: string;
  /** Number of this page of the list, and of all. */
  at: number;
  pages: number;
  trail: readonly { label: string; href: string }[];
  /** Editors' words below the list. */
  words: Pick<SiteBlocksProps, 'blocks' | 'live'>;
}

const MEAN = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1 });

/** Reviews of one subject, by complex where they are about complexes, and how to leave one. */
export function ReviewsPage(props: ReviewsPageProps) {
  const { place, page, listed, complex, at, pages, trail, words } = props;
  const { total, reviews, complexes, rating } = listed;
  const choices = [
    { label: 'Все', href: reviewsHref(place, ''), current: complex === '' },
    ...complexes.map(({ vendor, name, count }) => ({
      label: `«${name}»`,
      href: reviewsHref(place, vendor),
      count,
      current: complex === vendor,
    })),
  ];
  return (
    <>
      <PageHead title={page.title} note={page.description} trail={trail} />
      <Container>
        <div className={styles.head}>
          <p>
            {formatCount(total, ['отзыв', 'отзыва', 'отзывов'])}
            {rating !== null && <>, средняя оценка {MEAN.format(rating)} из&nbsp;5</>}
          </p>
          <Button href={complex ? `/otzyv?object=${complex}` : '/otzyv'} size="small">
            Оставить отзыв
          </Button>
        </div>
        <LinkFilter label="Комплекс" choices={choices} />
        {reviews.length === 0 && (
          <EmptyState
            drawing={<QuestionSpot />}
            title="Отзывов пока нет"
            action={<Button href={place.path}>Показать все отзывы</Button>}
          />
        )}
        <ul className={styles.list}>
          {reviews.map((review) => (
            <ReviewItem key={review.guid} review={review} />
          ))}
        </ul>
        <Pagination
          className={styles.pages}
          page={at}
          pages={pages}
          href={(number) => reviewsHref(place, complex, number)}
        />
      </Container>
      <BlockPage>
        <SiteBlocks {...words} />
      </BlockPage>
    </>
  );
}

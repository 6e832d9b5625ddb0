import { accordion } from './blocks/accordion/accordion.block.ts';
import { banner } from './blocks/banner/banner.block.ts';
import { blocks } from './blocks/blocks/blocks.block.ts';
import { button } from './blocks/button/button.block.ts';
import { buttonform } from './blocks/buttonform/buttonform.block.ts';
import { calculator } from './blocks/calculator/calculator.block.ts';
import { cards } from './blocks/cards/cards.block.ts';
import { columns } from './blocks/columns/columns.block.ts';
import { comparison } from './blocks/comparison/comparison.block.ts';
import { contacts } from './blocks/contacts/contacts.block.ts';
import { countdown } from './blocks/countdown/countdown.block.ts';
import { faq } from './blocks/faq/faq.block.ts';
import { files } from './blocks/files/files.block.ts';
import { form } from './blocks/form/form.block.ts';
import { gallery } from './blocks/gallery/gallery.block.ts';
import { header } from './blocks/header/header.block.ts';
import { image } from './blocks/image/image.block.ts';
import { link } from './blocks/link/link.block.ts';
import { list } from './blocks/list/list.block.ts';
import { lots } from './blocks/lots/lots.block.ts';
import { map } from './blocks/map/map.block.ts';
import { photoSlider } from './blocks/photo-slider/photo-slider.block.ts';
import { quote } from './blocks/quote/quote.block.ts';
import { reviewsSlider } from './blocks/reviews-slider/reviews-slider.block.ts';
import { roubleblock } from './blocks/roubleblock/roubleblock.block.ts';
import { slider } from './blocks/slider/slider.block.ts';
import { stats } from './blocks/stats/stats.block.ts';
import { steps } from './blocks/steps/steps.block.ts';
import { svg } from './blocks/svg/svg.block.ts';
import { table } from './blocks/table/table.block.ts';
import { tabs } from './blocks/tabs/tabs.block.ts';
import { team } from './blocks/team/team.block.ts';
import { text } from './blocks/text/text.block.ts';
import { timeline } from './blocks/timeline/timeline.block.ts';
import { videoSlider } from './blocks/video-slider/video-slider.block.ts';
import { video } from './blocks/video/video.block.ts';

/** Every content block, with schema and examples: for the server, tests and stories. */
export const registry = [
  accordion,
  banner,
  blocks,
  button,
  buttonform,
  calculator,
  cards,
  columns,
  comparison,
  contacts,
  countdown,
  faq,
  files,
  form,
  gallery,
  header,
  image,
  link,
  list,
  lots,
  map,
  photoSlider,
  quote,
  reviewsSlider,
  roubleblock,
  slider,
  stats,
  steps,
  svg,
  table,
  tabs,
  team,
  text,
  timeline,
  videoSlider,
  video,
] as const;

import { Blocks } from '@m30/blocks';
import { drawOnServer } from '@m30/blocks/eager';
import { Container } from '@m30/ui-kit/container';
import { loadPage } from './load-page';

drawOnServer();

export default function Page() {
  return (
    <Container>
      <main>
        <h1>Дом у реки</h1>
        <Blocks blocks={loadPage()} />
      </main>
    </Container>
  );
}

import { useParams } from 'react-router';
import { OrderPage } from './order/OrderPage.tsx';
import { OrdersList } from './OrdersList.tsx';

/** Orders: the list, and each of them at an address of its own. */
export default function OrdersDesk() {
  const { '*': guid } = useParams();
  return guid ? <OrderPage key={guid} guid={guid} /> : <OrdersList />;
}

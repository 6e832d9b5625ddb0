/** Methods that the specification names (§7); the rest of the contract is this product's own. */
const NAMED = [
  'Form.CallRequest',
  'Form.CallRequestSecondary',
  'Form.CallRequestNewObject',
  'Form.CallRequestMortgageConsultant',
  'Form.CallRequestShowRoom',
  'Form.CallRequestEasyMoving',
  'Form.CallRequestSendProject',
  'Form.CallRequestOrderForm',
  'Form.SetCallFromLanding',
  'SmartCall.CallTouch',
  'SmartCall.GetPopup',
  'AI.GetVideos',
  'User.Authorization/',
  'User.Logout/',
  'User.GetInfo/',
  'User.CheckSMSPhone',
  'User.Registration',
  'User.RegisterCodeEmail',
  'User.ChangeCheckSMSPhone',
  'User.ChangeCheckEmail',
  'User.ChangePassword',
  'User.NewPassword',
  'Cart.GetOfflineReserve',
  'Content.GetTemplate',
  'LK.GetTemplate',
  'Objects.GetCatalog/',
  'Objects.GetPageObjects/',
  'Content.GetPageCompare',
  'Order.GetIpotekaProgram',
  'Order.GetOrderById',
  'Order.GetFiles',
  'Order.GetOrderList',
];

/**
 * Paths of the methods of the specification (§7) as it writes them, some with a slash at the end, by name:
 * what any backend of such a site has.
 */
export const specifiedPaths: ReadonlyMap<string, string> = new Map(
  NAMED.map((path) => [path.replace(/\/$/, ''), `/api/${path}`]),
);

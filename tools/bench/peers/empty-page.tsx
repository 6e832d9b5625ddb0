/** A page with nothing on it: what stands around it is what is measured. */
export default function EmptyPage() {
  return <h1>Ничего</h1>;
}

/** Static, so that the link fetches it whole. */
export default function Page() {
  return (
    <main>
      <p>Hello</p>
    </main>
  );
}

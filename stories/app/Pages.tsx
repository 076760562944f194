import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHashLinks } from '../../src/app/useHashLinks';
import { Button } from '../../src/components/Button/Button';
import { Dialog } from '../../src/components/Dialog/Dialog';
import { LinkButton } from '../../src/components/LinkButton/LinkButton';
import { Page } from '../../src/components/Page/Page';
import { Section } from '../../src/components/Section/Section';
import { Sheet } from '../../src/components/Sheet/Sheet';
import { Stack } from '../../src/components/Stack/Stack';
import { TopBar } from '../../src/components/TopBar/TopBar';

/** A page with a sheet, and a dialog above the sheet, in the `AppRouter` of all stories. */
export function Pages() {
  useHashLinks();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const closeBoth = () => {
    setAsking(false);
    setOpen(false);
  };
  return (
    <Page topBar={<TopBar title={pathname + search} />}>
      <Section>
        <Stack>
          <LinkButton fullWidth href="#/list">
            List
          </LinkButton>
          <Button fullWidth kind="quiet" onClick={() => setOpen(true)}>
            Open
          </Button>
        </Stack>
      </Section>
      <Sheet open={open} onOpenChange={setOpen} title="Filter" closeLabel="Close">
        <Stack>
          <Button
            fullWidth
            kind="quiet"
            onClick={() => navigate(`${pathname}?kind=funds`, { replace: true })}
          >
            Funds alone
          </Button>
          <Button fullWidth kind="quiet" onClick={() => setAsking(true)}>
            Forget
          </Button>
          <Button
            fullWidth
            kind="quiet"
            onClick={() => {
              setOpen(false);
              navigate(-1);
            }}
          >
            Leave
          </Button>
          <LinkButton fullWidth href="#/details">
            Details
          </LinkButton>
        </Stack>
        <Dialog
          open={asking}
          onOpenChange={setAsking}
          title="Forget the filter?"
          confirmLabel="Forget it"
          cancelLabel="Keep it"
          onConfirm={closeBoth}
        >
          It has to be chosen again.
        </Dialog>
      </Sheet>
    </Page>
  );
}

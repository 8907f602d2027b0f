// What the page of an account shows, from top to bottom; other rooms add theirs here.
import type { Component } from "svelte";
import RecoveryCodeSection from "./RecoveryCodeSection.svelte";
import DataSection from "./DataSection.svelte";
import DeleteSection from "./DeleteSection.svelte";
import NameSection from "./NameSection.svelte";
import PasswordSection from "./PasswordSection.svelte";
import BotAccountsSection from "../bot-accounts/BotAccountsSection.svelte";
import NotificationsSection from "../notifications/NotificationsSection.svelte";
import SessionsSection from "./SessionsSection.svelte";

export interface Section {
  /** The key of its heading, and its anchor. */
  title: string;
  part: Component;
  /** It holds what cannot be undone. */
  danger?: boolean;
}

export const SECTIONS: Section[] = [
  { title: "web-name-label", part: NameSection },
  { title: "account-password", part: PasswordSection },
  { title: "account-code", part: RecoveryCodeSection },
  { title: "account-sessions", part: SessionsSection },
  { title: "telling-title", part: NotificationsSection },
  { title: "programs", part: BotAccountsSection },
  { title: "account-data", part: DataSection },
  { title: "account-delete", part: DeleteSection, danger: true },
];

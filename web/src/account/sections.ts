// What the page of an account shows, from top to bottom; other rooms add theirs here.
import type { Component } from "svelte";
import Programs from "../programs/Programs.svelte";
import CodeSection from "./CodeSection.svelte";
import DataSection from "./DataSection.svelte";
import DeleteSection from "./DeleteSection.svelte";
import NameSection from "./NameSection.svelte";
import PasswordSection from "./PasswordSection.svelte";
import SessionsSection from "./SessionsSection.svelte";

export interface Section {
  /** The key of its heading; a part that brings its own has none. */
  title?: string;
  part: Component;
}

export const SECTIONS: Section[] = [
  { title: "web-name-label", part: NameSection },
  { title: "account-password", part: PasswordSection },
  { title: "account-code", part: CodeSection },
  { title: "account-sessions", part: SessionsSection },
  { part: Programs },
  { title: "account-data", part: DataSection },
  { title: "account-delete", part: DeleteSection },
];
